import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { utilitySheet } from './utility-classes.ts'

const body = '<a class="px-4 bg-moor-600/90 text-[#fff] hover:bg-moor-900 border-torf fill-moor">Tickets</a>'
const settings =
  "<script>tailwind.config={theme:{extend:{colors:{moor:{DEFAULT:'#14b8a6',600:'#0f766e'},'torf':'#5b4636'}}}}</script>"

test('classes of a page that has Tailwind from a script get the colours that the page lists', () => {
  const script = '<script src="https://cdn.tailwindcss.com"></script>'
  expect(utilitySheet(load(script + settings + body))).toBe(
    '.bg-moor-600\\/90{background-color:#0f766e}.text-\\[\\#fff\\]{color:#fff}.border-torf{border-color:#5b4636}.fill-moor{fill:#14b8a6}',
  )
  const four = '<style type="text/tailwindcss">@theme{--color-torf:oklch(40% 0.05 60)}</style>'
  expect(utilitySheet(load(script + four + body))).toContain('.border-torf{border-color:oklch(40% 0.05 60)}')
  expect(utilitySheet(load(settings + body))).toBe('')
})
