/** Names one of which will do, in words of the locale: 'Day or Week'; null where none is known by name (ORD-201). */
export function eitherOf(choices: readonly { name: string }[], locale: string): string | null {
  const names = choices.map(({ name }) => name).filter(Boolean)

  return names.length > 0 ? new Intl.ListFormat(locale, { type: 'disjunction' }).format(names) : null
}
