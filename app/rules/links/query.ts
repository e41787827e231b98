/** Values of query parameters; a list is written with commas. */
export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | null | undefined>>

/** A path with its query. Parameters without a value are left out; 0 and false are values (ORD-216, MEM-211). */
export function withQuery(path: string, query: Query): string {
  const parameters = new URLSearchParams(
    Object.entries(query)
      .map(([name, value]) => [name, valueText(value)] as [string, string])
      .filter(([, value]) => value !== ''),
  )
  const text = parameters.toString().replaceAll('%2C', ',')
  if (!text) return path

  return path.includes('?') ? `${path}&${text}` : `${path}?${text}`
}

/** The address with other parameters: null takes one away. What has no value is left out (ORD-216). */
export function addressWith(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  changes: Readonly<Record<string, string | null>>,
): string {
  const parameters = new URLSearchParams([...searchParams].filter(([, value]) => value !== ''))
  for (const [name, value] of Object.entries(changes)) {
    parameters.delete(name)
    if (value) parameters.set(name, value)
  }
  const text = parameters.toString()

  return text ? `${pathname}?${text}` : pathname
}

function valueText(value: Query[string]): string {
  if (value === null || value === undefined) return ''

  return Array.isArray(value) ? value.filter(Boolean).join(',') : String(value)
}
