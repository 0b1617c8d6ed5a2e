import { MapPin } from 'lucide-react';
import { IslandPicture } from '#client/features/property/island-picture.tsx';
import { Island } from '#client/hydration/island.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import { googleMapsAddress } from '#shared/addresses.ts';
import type { GuestPage } from '#shared/guest-page/guest-page.schema.ts';
import { formatCoordinates } from '#shared/rich-text/coordinates.ts';
import { ArrivalForm } from './arrival-form.tsx';
import { type Addressed, Card, Fact, OwnersWords, type Part } from './guest-page-card.tsx';

export const ARRIVAL_ID = 'arrivo';
export const WAY_IN_ID = 'chiavi';

export const hasWayIn = ({ wayIn }: GuestPage): boolean =>
  wayIn !== null && Object.values(wayIn).some(Boolean);

const WayIn = ({ page }: Part) => {
  const { t } = useLanguage();
  const { wayIn } = page;
  if (!wayIn || !hasWayIn(page)) return null;
  const { address, coordinates, directions, keys, wifiName, wifiPassword } = wayIn;
  const place = coordinates ? formatCoordinates(coordinates).replace(' ', '') : address;
  return (
    <div id={WAY_IN_ID} className="mb-6 scroll-mt-4 border-b border-sand-200 pb-6">
      {place && (
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-4">
          <div className="min-w-0 basis-52">
            <h3 className="font-semibold text-sea-700">{t('guestPage.address')}</h3>
            <p className="mt-1 wrap-anywhere">{address}</p>
            <a
              href={googleMapsAddress(place)}
              rel="noreferrer"
              className={`inline-flex min-h-11 items-center ${textLinkClass}`}
            >
              {t('guestPage.map')}
            </a>
          </div>
          {coordinates && (
            <IslandPicture
              coordinates={coordinates}
              className="min-w-0 grow basis-60 sm:max-w-72"
            />
          )}
        </div>
      )}
      <OwnersWords title={t('guestPage.keys')} of={page} field="keys">
        {keys}
      </OwnersWords>
      {(wifiName || wifiPassword) && (
        <div className="mt-5">
          <h3 className="font-semibold text-sea-700">{t('guestPage.wifi')}</h3>
          <dl className="mt-1 grid gap-1 sm:max-w-xs">
            {wifiName && <Fact label={t('guestPage.wifiName')} value={wifiName} />}
            {wifiPassword && (
              <Fact
                label={t('guestPage.wifiPassword')}
                value={<code className="font-mono select-all">{wifiPassword}</code>}
              />
            )}
          </dl>
        </div>
      )}
      <OwnersWords title={t('guestPage.directions')} of={page} field="directions">
        {directions}
      </OwnersWords>
    </div>
  );
};

export const ArrivalCard = ({ page, token }: Addressed) => {
  const { t } = useLanguage();
  const { state, arrivalTime, arrivalNote } = page;
  if (state !== 'confirmed') return null;
  return (
    <Card id={ARRIVAL_ID} title={t('guestPage.arrival')} Icon={MapPin}>
      <WayIn page={page} />
      <Island
        name="guest-arrival"
        component={ArrivalForm}
        data={{ token, time: arrivalTime, note: arrivalNote }}
      />
    </Card>
  );
};
