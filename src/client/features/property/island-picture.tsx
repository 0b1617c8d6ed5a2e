import clsx from 'clsx';
import { useLanguage } from '#client/ui/language.tsx';
import type { Coordinates } from '#shared/property.schema.ts';
import { type IslandMap, islandMap, MAP } from './island-map.ts';

const Scale = ({ km, width }: IslandMap['scale']) => (
  <g className="fill-ink-soft">
    <path d={`M12 222v5h${width}v-5`} className="fill-none stroke-ink-soft" />
    <text x={12 + width + 6} y="228" className="text-[12px]">
      {km} km
    </text>
  </g>
);

const Drawing = ({ island, lands, house: [x, y], towns, scale }: IslandMap) => (
  <svg
    viewBox={`0 0 ${MAP.width} ${MAP.height}`}
    role="img"
    aria-label={useLanguage().t('house.map')}
    className="w-full rounded-card bg-sea-100"
  >
    {lands.map(({ path, isOwn }) => (
      <path
        key={path}
        d={path}
        className={clsx('stroke-sand-300 stroke-[1.5]', isOwn ? 'fill-sand-50' : 'fill-sand-200')}
      />
    ))}
    {lands.map(
      ({ name, nameAt }) =>
        nameAt && (
          <text
            key={name}
            x={nameAt[0]}
            y={nameAt[1]}
            textAnchor="middle"
            className="fill-ink-soft text-[12px]"
          >
            {name}
          </text>
        ),
    )}
    {towns.map(({ name, dot: [left, top], nameEnds }) => (
      <g key={name} className="fill-ink">
        <circle cx={left} cy={top} r="2.5" />
        <text
          x={nameEnds === 'left' ? left - 7 : left + 7}
          y={top + 4}
          textAnchor={nameEnds === 'left' ? 'end' : undefined}
          className="text-[13px]"
        >
          {name}
        </text>
      </g>
    ))}
    <text x="12" y="26" className="fill-sea-700 font-serif text-[17px]">
      {island}
    </text>
    <circle cx={x} cy={y} r="11" className="fill-sea-600/25" />
    <path d={`M${x - 6} ${y}l6-6 6 6v6h-12z`} className="fill-sea-700" />
    <Scale {...scale} />
  </svg>
);

type IslandPictureProps = { coordinates: Coordinates; className?: string };

/** The house on its island, drawn without map tiles or third parties; nothing where no coast is known. */
export const IslandPicture = ({ coordinates, className }: IslandPictureProps) => {
  const map = islandMap(coordinates);
  return (
    map && (
      <div className={className}>
        <Drawing {...map} />
      </div>
    )
  );
};
