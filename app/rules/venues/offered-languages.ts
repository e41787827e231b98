/** The languages that the staff of a venue is offered, those that our own words are shipped in first; a venue file may name any other. */
const OFFERED = [
  'de-DE',
  'es-ES',
  'es-US',
  'fr-FR',
  'fr-CA',
  'ar',
  'en-GB',
  'en-US',
  'it-IT',
  'ja-JP',
  'ko-KR',
  'nl-NL',
  'pl-PL',
  'pt-BR',
  'tr-TR',
  'uk-UA',
  'zh-Hans',
] as const

/** The tags (BCP 47) that a venue may still add to those that it speaks, by name in `locale`. */
export function offeredLanguages(known: readonly string[], locale: string): { tag: string; name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return OFFERED.filter(tag => !known.includes(tag)).map(tag => ({ tag, name: names.of(tag) ?? tag }))
}
