import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { sampleOf } from '#app/api/pictures/sample-picture.ts'
import { compileTheme } from '#theme/compile/compile-theme.ts'
import { regionContrast } from '#theme/compile/hero/hero-contrast.ts'
import { type HeroBox, type HeroLayout, heroLayout } from '#theme/compile/hero/hero-layout.ts'
import { luminanceOfRgb, type Rgb } from '#theme/compile/hero/picture-grid.ts'
import { fromPayload } from '#theme/from-payload.ts'
import { expect } from './fixtures.ts'

/** How far words may reach out of the box that the rule gives them, px; and how much of its ratio a page has at least: blocks are coarser than pixels. */
const SLACK = { box: 4, ratio: 0.92 }

/**
 * The words of the events list stand on their picture where the rule of their contrast takes them to be, and can be read as well as it says: on
 * the pixels of the page, seen without its words.
 */
export async function expectHeroAsMeasured(page: Page, venue: string) {
  const hero = await page.evaluate(measureHero)
  const file = await page.request.get(hero.picture)
  const { grid, width, height } = await sampleOf(await file.body())
  const resolved = await resolvedTheme(page, venue)
  const words = { heading: hero.heading.text, description: hero.description, hasRating: hero.hasRating }
  const layout = heroLayout({ resolved, words, width: hero.frame.width, isLow: hero.isLow })
  const picture = { grid, width, height, focus: hero.focus, hasRating: hero.hasRating, directions: [] }
  const expected = (box: HeroBox) => regionContrast({ resolved, picture, layout, direction: 'ltr', box })
  const seen = await contrastOn(page, hero)
  for (const { name, box, assumed } of pairsOf(hero, layout)) {
    const where = `${venue} at ${hero.frame.width} px: ${name}`
    expect
      .soft(beyond(box, assumed), `${where} in ${JSON.stringify({ box, assumed })}`)
      .toBeLessThan(SLACK.box)
    expect.soft(seen(box), `${where}, contrast`).toBeGreaterThan(expected(assumed) * SLACK.ratio)
  }
}

type Hero = ReturnType<typeof measureHero>

function pairsOf({ heading, above, below }: Hero, layout: HeroLayout) {
  const [name, words] = layout.words
  return [
    { name: 'heading', box: heading.box, assumed: layout.heading },
    ...(above ? [{ name: 'name', box: above, assumed: name }] : []),
    ...(below ? [{ name: 'words', box: below, assumed: words }] : []),
  ].flatMap(({ assumed, ...pair }) => (assumed ? [{ ...pair, assumed }] : []))
}

/** By how much a box runs out of another at its worst side, px. */
const beyond = (box: HeroBox, around: HeroBox) =>
  Math.max(
    around.start - box.start,
    around.top - box.top,
    box.start + box.width - around.start - around.width,
    box.top + box.height - around.top - around.height,
  )

async function resolvedTheme(page: Page, venue: string) {
  const answer = await page.request.get(`/v1/b2c/themes/${venue}`, { headers: { 'x-tenant-id': venue } })
  const parsed = fromPayload((await answer.json()).payload)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
  return compileTheme(parsed.document).resolved
}

/** The ratio that 95 % of the pixels of a box keep. */
async function contrastOn(page: Page, { frame, color }: Hero) {
  const shot = await page.screenshot({ clip: frame })
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const text = luminanceOfRgb(color as unknown as Rgb)
  return ({ start, top, width, height }: HeroBox) => {
    const ratios: number[] = []
    for (let y = Math.floor(top); y < Math.min(info.height, top + height); y++)
      for (let x = Math.floor(start); x < Math.min(info.width, start + width); x++) {
        const [r = 0, g = 0, b = 0] = data.subarray((y * info.width + x) * 3)
        const ground = luminanceOfRgb([r, g, b])
        ratios.push((Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05))
      }
    return ratios.sort((one, other) => one - other)[Math.floor(ratios.length * 0.05)] ?? 0
  }
}

/** In the page: where the words stand on the picture, which they then leave free. */
function measureHero() {
  const heading = document.querySelector<HTMLElement>('main h1')
  const inner = heading?.parentElement
  const hero = inner?.parentElement?.parentElement
  const image = hero?.querySelector('img')
  if (!heading || !inner || !hero || !image) throw new Error('There is no picture with words')
  const frame = hero.getBoundingClientRect()
  // Lines across, blocks down: a line's own box has room for what its letters have not.
  const boxOf = (elements: Element[]) => {
    const blocks = elements.map(element => element.getBoundingClientRect())
    const lines = elements.flatMap(element => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()].filter(({ width }) => width > 0)
    })
    if (lines.length === 0) return null
    const [left, right] = [
      Math.min(...lines.map(line => line.left)),
      Math.max(...lines.map(line => line.right)),
    ]
    const [top, bottom] = [
      Math.min(...blocks.map(block => block.top)),
      Math.max(...blocks.map(block => block.bottom)),
    ]
    return { start: left - frame.left, top: top - frame.top, width: right - left, height: bottom - top }
  }
  const others = [...inner.children].filter(element => element !== heading && element.checkVisibility())
  const isAbove = (element: Element) =>
    Boolean(element.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING)
  const below = others.filter(element => !isAbove(element))
  const [, x = '50', y = '50'] = /([\d.]+)% ([\d.]+)%/.exec(getComputedStyle(image).objectPosition) ?? []
  const found = {
    isLow: window.innerHeight < 800,
    frame: { x: frame.x, y: frame.y, width: frame.width, height: frame.height },
    picture: image.currentSrc,
    focus: { x: Number(x), y: Number(y) },
    color: (getComputedStyle(heading).color.match(/[\d.]+/g) ?? []).map(Number),
    heading: { text: heading.innerText, box: boxOf([heading]) as NonNullable<ReturnType<typeof boxOf>> },
    description: below.find(element => !element.querySelector('a'))?.textContent ?? '',
    hasRating: below.some(element => element.querySelector('a')),
    above: boxOf(others.filter(isAbove)),
    below: boxOf(below),
  }
  inner.style.visibility = 'hidden'
  return found
}
