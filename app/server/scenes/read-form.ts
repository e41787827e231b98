/** What a browser would send of a page's fields as they stand: each name with its value, of radios and boxes those that are checked. */
export function readForm(html: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [tag] of html.matchAll(/<input\b[^>]*>/g)) {
    const type = attributeOf(tag, 'type') ?? 'text'
    const isChoice = type === 'radio' || type === 'checkbox'
    if (NOT_SENT.test(type) || /\sdisabled\b/.test(tag) || (isChoice && !/\schecked\b/.test(tag))) continue
    const name = attributeOf(tag, 'name')
    if (name) fields[name] = attributeOf(tag, 'value') ?? (isChoice ? 'on' : '')
  }
  for (const [, head = '', body = ''] of html.matchAll(/<select\b([^>]*)>([\s\S]*?)<\/select>/g)) {
    const name = attributeOf(head, 'name')
    const chosen = /<option\b[^>]*\sselected\b[^>]*>/.exec(body) ?? /<option\b[^>]*>/.exec(body)
    if (name) fields[name] = attributeOf(chosen?.[0] ?? '', 'value') ?? ''
  }
  return fields
}

const NOT_SENT = /^(?:submit|button|image|file|reset)$/

/** The values that a page offers for a name: of radios that can be chosen. */
export const offeredIn = (html: string, name: RegExp): { name: string; value: string }[] =>
  [...html.matchAll(/<input\b[^>]*type="radio"[^>]*>/g)]
    .map(([tag]) => ({ tag, name: attributeOf(tag, 'name') ?? '', value: attributeOf(tag, 'value') ?? '' }))
    .filter(radio => name.test(radio.name) && !/\sdisabled\b/.test(radio.tag))
    .map(({ name: group, value }) => ({ name: group, value }))

/** The values of the buttons of a page that send an intent. */
export const intentsIn = (html: string): string[] =>
  [...html.matchAll(/<button\b[^>]*name="intent"[^>]*>/g)].map(([tag]) => attributeOf(tag, 'value') ?? '')

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
