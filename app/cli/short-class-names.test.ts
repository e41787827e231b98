import { expect, test } from 'vitest'
import { shortClassNames } from './short-class-names.mjs'

const FILES = ['app/ui/button/button.css.ts', 'app/ui/card/card.css.ts']

/** As vanilla-extract asks: the hash of the file with the number of the class, in base 36. */
const named = () => {
  const nameOf = shortClassNames(['app'])
  return FILES.flatMap((filePath, file) =>
    Array.from({ length: 40 }, (_, number) =>
      nameOf({ hash: `${['1abcdef', '9zyx'][file]}${number.toString(36)}`, filePath }),
    ),
  )
}

test('two files share no name of a class, and a name is as short as its number allows', () => {
  const names = named()
  expect(new Set(names).size).toBe(80)
  expect(names[0]).toMatch(/^[a-z]{2}0$/i)
  expect(names[39]).toMatch(/^[a-z]{2}13$/i)
})

test('every build names them alike, and a file of a package by its whole hash', () => {
  expect(named()).toEqual(named())
  expect(shortClassNames(['app'])({ hash: '1abcdef0', filePath: 'dist/other.css.ts' })).toBe('_1abcdef0')
})
