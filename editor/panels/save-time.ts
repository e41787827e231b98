/** The hour and minute of an instant on the author's own clock. */
export const saveTime = (at: number | string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(at))
