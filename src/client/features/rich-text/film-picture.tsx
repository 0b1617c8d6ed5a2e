type FilmPictureProps = { width: string; height: string; className: string };

/** Stands where a film will be: its first still, a sail at dusk. */
export const FilmPicture = ({ width, height, className }: FilmPictureProps) => (
  <svg
    aria-hidden
    viewBox="0 0 608 315"
    width={width}
    height={height}
    preserveAspectRatio="xMidYMid slice"
    className={className}
  >
    <path className="fill-sea-700" d="M-600-600h1800v1515H-600z" />
    <path className="fill-sea-600" d="M-600 92h1800v118H-600z" />
    <circle className="fill-amber-100" cx="452" cy="196" r="46" />
    <path className="fill-sea-800" d="M-600 208h1800v707H-600z" />
    <g className="stroke-amber-100" strokeWidth="3" strokeLinecap="round" opacity="0.55">
      <path d="M412 224h82M430 240h46M422 258h62M440 276h26" />
    </g>
    <path className="fill-sea-700" d="M-600 208c130-50 300-66 420-58 120 10 210 34 300 58z" />
    <g>
      <path className="fill-white" d="M148 96v108H92c28-24 48-62 56-108Z" />
      <path className="fill-sand-200" d="M156 116c22 22 36 54 40 88h-40z" />
      <path className="fill-sand-100" d="M78 212h132c-8 16-22 24-40 24h-56c-18 0-30-8-36-24Z" />
    </g>
    <g className="stroke-sea-600" strokeWidth="3" strokeLinecap="round" fill="none">
      <path d="M40 262c18-8 36-8 54 0s36 8 54 0 36-8 54 0M250 290c18-8 36-8 54 0s36 8 54 0" />
    </g>
  </svg>
);
