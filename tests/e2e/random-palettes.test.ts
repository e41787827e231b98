import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { venueDay } from '#tests/builders/dates.ts'
import { type CompiledTheme, compileTheme } from '#theme/compile/compile-theme.ts'
import type { VariableValues } from '#theme/variables.ts'
import { signIn } from './composer.ts'
import { expect, test } from './fixtures.ts'

const PALETTES = 6

/** Grounds that somebody paints over with no thought of what stands on them. */
const GROUNDS = [
  'button-background',
  'card-background',
  'chip-background',
  'header-background',
  'badge-background',
] as const

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function randomPalette(next: () => number): VariableValues {
  const color = () =>
    `#${Math.floor(next() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`
  const kind = () => (['brand', 'deep', 'paper'] as const)[Math.floor(next() * 3)]
  const painted = GROUNDS.filter(() => next() < 0.4).map(reference => [reference, color()] as const)
  return {
    'color-brand': color(),
    'color-accent': color(),
    'color-paper': color(),
    'color-mode': next() < 0.5 ? 'light' : 'dark',
    'layout-header': kind(),
    'layout-footer': kind(),
    ...Object.fromEntries(painted),
  } as VariableValues
}

type Palette = { values: VariableValues; theme: CompiledTheme }

/** The first palettes that the rule of the editor takes. */
function readablePalettes(): Palette[] {
  const next = numbersFrom(20261130)
  const found: Palette[] = []
  while (found.length < PALETTES) {
    const values = randomPalette(next)
    const theme = compileTheme({ variables: values })
    if (theme.contrast.length === 0) found.push({ values, theme })
  }
  return found
}

/** Puts a theme on the page that stands there, as the composer does in its frame; gives what cannot be read. */
async function unreadableWords(page: Page, { variables, choices }: CompiledTheme): Promise<string[]> {
  await page.evaluate(
    ([properties, layouts]) => {
      for (const [name, value] of Object.entries(properties))
        document.documentElement.style.setProperty(name, value)
      const framed = document.querySelector<HTMLElement>('[data-frame]')
      for (const [name, value] of Object.entries(layouts))
        if (framed && name.startsWith('layout-')) framed.dataset[name.slice('layout-'.length)] = value
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish()
    },
    [variables, choices as Readonly<Record<string, string>>] as const,
  )
  return page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const { violations } = await run(document, { runOnly: ['color-contrast'], resultTypes: ['violations'] })
    return violations.flatMap(({ nodes }) =>
      nodes.map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message ?? ''}`),
    )
  })
}

test('pages in random palettes that the editor takes have no words that cannot be read; in one that it refuses axe finds them', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const palettes = readablePalettes()
  const pale = compileTheme({ variables: { 'text-color': '#c9c9c9', 'text-subtle': '#d4d4d4' } })
  expect(pale.contrast.map(({ reference }) => reference)).toContain('text-color')
  await signIn(page)
  await page.waitForURL(/\/composer/)
  const addresses = [
    `/events/studio/list?date=${venueDay(3)}`,
    '/editor/studio/scenes/cart',
    '/editor/studio/scenes/payment',
  ]
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
    await page.evaluate(axe.source)
    for (const { values, theme } of palettes)
      expect.soft(await unreadableWords(page, theme), `${address} in ${JSON.stringify(values)}`).toEqual([])
    expect.soft(await unreadableWords(page, pale), `${address}, too pale`).not.toEqual([])
  }
})
