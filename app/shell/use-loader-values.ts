import { useMatches } from '@remix-run/react'
import { useMemo } from 'react'

/** What the loaders of the open screens give under `name`, the outermost first; left out is what is not of the kind that is looked for. */
export function useLoaderValues<Value>(name: string, isValue: (value: unknown) => value is Value): Value[] {
  const matches = useMatches()
  return useMemo(
    () => matches.map(({ data }) => valueIn(data, name)).filter(isValue),
    [matches, name, isValue],
  )
}

const valueIn = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined

export const isString = (value: unknown): value is string => typeof value === 'string'

export const isListOfStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(isString)
