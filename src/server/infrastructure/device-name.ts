import Bowser from 'bowser';

/** Longer than any browser's; what comes beyond is somebody's play. */
const MAX_LENGTH = 500;

/** What a client calls itself, in a person's words: 'Firefox su Windows'. Empty when it is unknown. */
export const deviceName = (userAgent: string): string => {
  if (userAgent === '') return '';
  const client = Bowser.getParser(userAgent.slice(0, MAX_LENGTH));
  const [browser, system] = [client.getBrowserName(), client.getOSName()];
  return [browser, system].filter((name) => name !== '').join(' su ');
};
