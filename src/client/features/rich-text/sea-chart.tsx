type SeaChartProps = { width: string; height: string; className: string };

/** Stands where a map will be: an island, its depths, a course to it. */
export const SeaChart = ({ width, height, className }: SeaChartProps) => (
  <svg
    aria-hidden
    viewBox="0 0 608 480"
    width={width}
    height={height}
    preserveAspectRatio="xMidYMid slice"
    fill="none"
    className={className}
  >
    <path className="fill-sea-100" d="M-600-600h1800v1680H-600z" />
    <g className="stroke-white" strokeWidth="1.5">
      <path d="M-600 96h1800M-600 240h1800M-600 384h1800M112-600v1680M304-600v1680M496-600v1680" />
    </g>
    <g className="fill-sea-50">
      <path d="M232 70c74-34 190-16 252 40 58 52 74 150 30 226-46 80-164 112-262 88-100-24-182-96-172-196 8-76 82-126 152-158Z" />
    </g>
    <path
      className="fill-sand-100 stroke-sand-300"
      strokeWidth="2"
      d="M262 122c46-26 92-8 126 2 40 12 82 34 94 82 10 40-18 66-22 104-4 36-50 62-96 56-38-4-60 18-102 8-46-12-92-40-98-86-6-42 34-58 46-92 10-30 20-56 52-74Z"
    />
    <path
      className="stroke-sand-300"
      strokeWidth="2"
      d="M280 166c36-16 78-4 108 10 30 16 44 40 34 70-10 28-14 62-58 64-44 4-100 6-118-26-16-30 8-98 34-118Z"
    />
    <path
      className="fill-sand-200"
      d="M300 212c24-10 54-2 66 14 12 18-2 42-28 46-28 4-58-2-62-22-2-18 10-32 24-38Z"
    />
    <path
      className="stroke-sea-600"
      strokeWidth="2.5"
      strokeDasharray="3 9"
      strokeLinecap="round"
      d="M-40 430c110 30 190 18 258-34"
    />
    <g className="stroke-sea-600" strokeWidth="1.5" transform="translate(528 100)">
      <circle r="34" />
      <path className="fill-sea-600" d="M0-46 7 0H-7z" />
      <path className="fill-white" d="M0 46-7 0H7z" />
      <path d="M-46 0h12M34 0h12" />
    </g>
  </svg>
);
