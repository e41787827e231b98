import type { Passthrough } from '#theme/document.ts'

/** What a venue stored that this version has no name for, by its keys: `variables.color-old`, `textSets.school.cart-old`, `other.campaign`. */
export const passthroughNames = ({
  variables = {},
  texts = {},
  textSets = {},
  translations = {},
  other = {},
}: Passthrough): string[] => [
  ...Object.keys(variables).map(name => `variables.${name}`),
  ...Object.keys(texts).map(name => `texts.${name}`),
  ...namesWithin('textSets', textSets),
  ...namesWithin('translations', translations),
  ...Object.keys(other).map(name => `other.${name}`),
]

const namesWithin = (part: string, wordings: Readonly<Record<string, object>>) =>
  Object.entries(wordings).flatMap(([id, words]) => Object.keys(words).map(name => `${part}.${id}.${name}`))

/** The same without one of them. */
export const withoutName = (passthrough: Passthrough, key: string): Passthrough => {
  const [part = '', ...rest] = key.split('.')
  const within = passthrough[part as keyof Passthrough] ?? {}
  const left =
    part === 'textSets' || part === 'translations'
      ? withoutWording(within, rest)
      : without(within, rest.join('.'))
  return isEmpty(left) ? without(passthrough, part) : { ...passthrough, [part]: left }
}

const withoutWording = (wordings: object, path: readonly string[]): object => {
  const [id, reference] = [path.slice(0, -1).join('.'), path.at(-1) ?? '']
  const words = without((wordings as Record<string, object>)[id] ?? {}, reference)
  return isEmpty(words) ? without(wordings, id) : { ...wordings, [id]: words }
}

const without = (values: object, name: string): object =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== name))

const isEmpty = (values: object) => Object.keys(values).length === 0
