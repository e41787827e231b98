/** The events one of which must be ordered too, in words of the locale: 'Day or Week'; null where none is known by name (ORD-201). */
export function prerequisiteNames(requires: readonly { name: string }[], locale: string): string | null {
  const names = requires.map(({ name }) => name).filter(Boolean)

  return names.length > 0 ? new Intl.ListFormat(locale, { type: 'disjunction' }).format(names) : null
}
