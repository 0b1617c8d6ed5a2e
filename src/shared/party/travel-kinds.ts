// What regions ask a party about its journey, in the order of their lists. Empty is 'not specified'.

export const tourismKinds = [
  'culture',
  'beach',
  'business',
  'fair',
  'sport',
  'school',
  'religion',
  'social',
  'theme-park',
  'spa',
  'food',
  'cycling',
  'hiking',
  'other',
] as const;
export type TourismKind = (typeof tourismKinds)[number];

export const transports = [
  'car',
  'plane',
  'plane-coach',
  'plane-shuttle',
  'plane-train',
  'train',
  'coach',
  'camper',
  'boat',
  'motorcycle',
  'bicycle',
  'on-foot',
  'other',
] as const;
export type Transport = (typeof transports)[number];
