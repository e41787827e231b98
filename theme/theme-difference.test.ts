import { expect, test } from 'vitest'
import { emptyThemeDocument } from '#theme/document.ts'
import { readThemeDocument } from '#theme/read-document.ts'
import { type DifferenceRow, describeDifference } from '#theme/theme-difference.ts'

const theme = (about: object) => readThemeDocument({ ...emptyThemeDocument, ...about }).document

const row = (about: Partial<DifferenceRow>) => ({
  group: '',
  where: '',
  isColor: false,
  before: null,
  standard: '',
  ...about,
})

const cases: [why: string, before: object, after: object, rows: object[]][] = [
  ['nothing', { preset: 'aquarium' }, { preset: 'aquarium' }, []],
  [
    'a colour, by its name',
    { variables: { 'color-brand': '#0a5c8a' } },
    { variables: { 'color-brand': '#7a1f3d' } },
    [
      row({
        key: 'variables.color-brand',
        part: 'look',
        group: 'Brand',
        name: 'Brand colour',
        isColor: true,
        before: '#0a5c8a',
        after: '#7a1f3d',
      }),
    ],
  ],
  [
    'words that are set for the first time, with the place where they show',
    {},
    { texts: { 'editor-save': 'Keep' } },
    [
      row({
        key: 'texts.editor-save',
        part: 'words',
        group: 'Editor',
        name: 'Editor save',
        where: 'Composer, button',
        after: 'Keep',
        standard: 'Save',
      }),
    ],
  ],
  [
    'words of a text set, under its id',
    { textSets: { school: { 'editor-save': 'Keep' } } },
    {},
    [
      row({
        key: 'textSets.school.editor-save',
        part: 'words',
        group: 'school',
        name: 'Editor save',
        where: 'Composer, button',
        before: 'Keep',
        after: null,
      }),
    ],
  ],
  [
    'preset, links and logo, each in its words',
    { preset: 'aquarium' },
    { links: [{ key: 'visit', href: '/visit' }], logo: { src: '/mark.svg' } },
    [
      row({ key: 'preset', part: 'look', name: 'Preset', before: 'Aquarium', after: null }),
      row({ key: 'links', part: 'links', name: 'Links', after: 'visit → /visit' }),
      row({ key: 'logo', part: 'logo', name: 'Logo', after: 'mark.svg' }),
    ],
  ],
]
test.each(cases)('between two themes differs %s', (_, before, after, rows) => {
  expect(describeDifference(theme(before), theme(after))).toEqual(rows)
})

test('the look comes first, then words, each by its group', () => {
  const after = theme({
    texts: { 'header-menu': 'Browse', 'cart-heading': 'Basket' },
    variables: { 'shape-radius': '4px', 'button-background': '#0a5c8a', 'color-brand': '#7a1f3d' },
  })
  const groups = describeDifference(emptyThemeDocument, after).map(({ part, group }) => `${part} ${group}`)
  expect(groups).toEqual(
    [...groups]
      .sort((a, b) => (a < b ? -1 : 1))
      .toSorted((a, b) => Number(b.startsWith('look')) - Number(a.startsWith('look'))),
  )
  expect(groups.at(0)).toMatch(/^look/)
  expect(groups.at(-1)).toMatch(/^words/)
})
