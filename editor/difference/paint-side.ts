import { entryOf } from '#editor/difference/choose-scene.ts'
import { documentOfPayload } from '#editor/document/payload-documents.ts'
import { placesOfText, placesOfVariable } from '#editor/inspector/find-places.ts'
import { followersOf } from '#editor/inspector/followers.ts'
import { wordPatterns } from '#editor/inspector/word-patterns.ts'
import { changedNavigation } from '#editor/preview/changed-navigation.ts'
import { changedWords } from '#editor/preview/changed-words.ts'
import { createPreviewBridge } from '#editor/preview/preview-bridge.ts'
import { compileTheme } from '#theme/compile/compile-theme.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { isSame } from '#theme/same-value.ts'
import { shownLogo } from '#theme/shown-logo.ts'
import { isVariableReference } from '#theme/variables.ts'

/** A theme as the API tells it. */
export type ThemeSide = Readonly<Record<string, unknown>>

export type Painting = {
  /** the look, words and logo to paint */
  readonly side: ThemeSide
  /** the theme that pages come in */
  readonly shown: ThemeSide
  /** the changed values that are to be seen, by their keys */
  readonly keys: readonly string[]
}

/** Gives a page that came in one theme the look, words and logo of another, scrolls to the changed values and marks them. */
export async function paintSide(page: Window, { side, shown, keys }: Painting): Promise<void> {
  const [document, present] = [documentOfPayload(side), documentOfPayload(shown)]
  const language = keys.map(key => entryOf(key).language).find(tag => tag !== null) ?? null
  const bridge = createPreviewBridge()
  const compiled = compileTheme(document)
  bridge.attach(page)
  bridge.paint(() => compiled)
  const wording = language === null ? null : { tag: language, name: language, defaults: {} }
  bridge.setTexts(changedWords(present, document, wording))
  bridge.setNavigation(changedNavigation(present, { document, tag: language ?? undefined }))
  bridge.setLogo(changedLogo({ document, present, choices: compiled.choices }))
  keepStill(page)
  // Two pictures of the screen: the bridge paints with the next one, and words are laid out with the one after.
  await nextFrames(2)
  mark(page, { document, keys })
}

type LogoChange = {
  document: ThemeDocument
  present: ThemeDocument
  choices: Readonly<Record<string, string>>
}

/** A logo of another site is let in by pages of the shop only when it is public. */
function changedLogo({ document, present, choices }: LogoChange): string | undefined {
  if (isSame(document.logo, present.logo)) return undefined
  const src = shownLogo(document.logo, choices)
  return src?.startsWith('/') ? src : undefined
}

const MARK = 'data-changed-value'

/** A picture: no bars to scroll with, no line above it that says of which draft it is; what changed has a frame. */
const SHEET = `html{scrollbar-width:none;scroll-behavior:auto!important}
[data-draft-notice]{display:none!important}
[${MARK}]{outline:3px solid #c2255c!important;outline-offset:3px!important;box-shadow:0 0 0 3px #fff!important}`

function keepStill(page: Window): void {
  const { document, CSSStyleSheet: Sheet } = page as Window & { CSSStyleSheet: typeof CSSStyleSheet }
  const sheet = new Sheet()
  sheet.replaceSync(SHEET)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

const nextFrames = (count: number): Promise<void> =>
  new Promise(resolve => {
    requestAnimationFrame(() => resolve(count > 1 ? nextFrames(count - 1) : undefined))
  })

/** As many places as one can take in; what shows in more of them is seen without a frame. */
const MAX_MARKS = 4

/** Brings the first of the changed places into sight and frames them, where they are few. */
function mark(page: Window, { document, keys }: { document: ThemeDocument; keys: readonly string[] }): void {
  const found = keys.flatMap(key => placesOf(page, { key, document })).filter(isPart(page))
  const places = [...new Set(found)]
  const [first] = places.toSorted((a, b) => topOf(a) - topOf(b))
  if (!first) return
  page.scrollTo(0, Math.max(0, topOf(first) + page.scrollY - page.innerHeight / 3))
  if (places.length > MAX_MARKS) return
  for (const place of places) place.setAttribute(MARK, '')
}

const topOf = (place: Element) => place.getBoundingClientRect().top

/** A place of a page, not the whole of it: what dresses everything needs no frame. */
const isPart = (page: Window) => (place: Element) => {
  const { width, height } = place.getBoundingClientRect()
  return width > 0 && height > 0 && width * height < (page.innerWidth * page.innerHeight) / 2
}

type Place = { key: string; document: ThemeDocument }

function placesOf(page: Window, { key, document }: Place): Element[] {
  const { reference, language } = entryOf(key)
  if (reference === null) return []
  if (isVariableReference(reference)) {
    const followers = followersOf(reference, document)
    return placesOfVariable(page.document, { reference, followers })
  }
  const texts = language === null ? document.texts : (document.translations[language] ?? {})
  const record = page.marqueePreview?.spokenWords ?? new Map()
  return placesOfText(page.document, { reference, record, patterns: wordPatterns(texts) })
}
