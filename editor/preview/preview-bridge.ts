import { loadFaces } from '#editor/preview/load-faces.ts'
import type { CompiledTheme } from '#theme/compile/compile-theme.ts'
import { isFontId } from '#theme/fonts/font-families.ts'
import { isOwnFontId } from '#theme/fonts/own-fonts.ts'
import type { CompiledMessage } from '#theme/texts/runtime/message-parts.ts'
import type { NavigationLink } from '#theme/texts/runtime/navigation-link.ts'
import '#theme/texts/runtime/preview-port.ts'
import type { VariableReference } from '#theme/variables.ts'

/** The look that a page in the frame shall take on. */
export type PreviewLook = Pick<CompiledTheme, 'variables' | 'choices' | 'resolved' | 'ownFonts'>

export type PreviewBridge = {
  /** The page in the frame is a new one and knows nothing yet. */
  readonly attach: (frame: Window) => void
  /** Shows a look with the next picture of the screen; only the last of several asked for until then is made. */
  readonly paint: (look: () => PreviewLook) => void
  /** Shows the logo at this address of the site; `undefined` puts the loaded one back. */
  readonly setLogo: (src: string | undefined) => void
  /** Shows these links of the venue's own; `undefined` puts the loaded ones back. */
  readonly setNavigation: (links: readonly NavigationLink[] | undefined) => void
  /** Replaces words; `undefined` puts the loaded ones back. */
  readonly setTexts: (words: ReadonlyMap<string, CompiledMessage | undefined>) => void
}

/** How long after the last picture the page may move again, in milliseconds. */
const REST_MS = 250

/**
 * Keeps a page from moving to a new look bit by bit, which takes many pictures of the screen instead of one. A sheet of the
 * page's own, since its policy takes no style element of ours.
 */
const createStillness = () => {
  let sheet: CSSStyleSheet | null = null
  let page: Document | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    if (page) page.adoptedStyleSheets = page.adoptedStyleSheets.filter(adopted => adopted !== sheet)
    page = null
  }
  return (frame: Window) => {
    clearTimeout(timer)
    timer = setTimeout(end, REST_MS)
    if (page === frame.document) return
    page = frame.document
    sheet = new (frame as Window & { CSSStyleSheet: typeof CSSStyleSheet }).CSSStyleSheet()
    sheet.replaceSync('*,*::before,*::after{transition-property:none!important}')
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  }
}

const faceReferences: readonly VariableReference[] = ['face-display', 'face-text', 'face-control']

const SHOP_SHEET = 'link[rel="stylesheet"]'

/**
 * Writes straight to the page in the frame: custom properties on its root, layout choices where styles look for them,
 * single texts through its port. React draws nothing for it.
 */
export const createPreviewBridge = (): PreviewBridge => {
  let frame: Window | null = null
  let painted: Record<string, string> = {}
  let nextLook: (() => PreviewLook) | null = null
  let ticket = 0
  const keepStill = createStillness()

  const flush = () => {
    ticket = 0
    // A page that is on its way out has no root any more, a frame that was taken away has no constructors of its own; the
    // next one is attached when it stands.
    if (frame?.closed || !frame?.document?.documentElement || !nextLook) return
    const look = nextLook()
    nextLook = null
    keepStill(frame)
    painted = paintVariables(frame.document, { painted, variables: look.variables })
    choose(frame.document, look.choices)
    // A mail has no sheet of the shop, and shows the faces that its reader has.
    if (!frame.document.querySelector(SHOP_SHEET)) return
    const faces = faceReferences.map(reference => look.resolved.get(reference)?.value)
    loadFaces(
      frame,
      faces.filter(face => isFontId(face) || isOwnFontId(face)),
      look.ownFonts,
    )
  }

  return {
    attach: next => {
      frame = next
      painted = {}
    },
    paint: look => {
      nextLook = look
      if (!ticket) ticket = requestAnimationFrame(flush)
    },
    setLogo: src => frame?.marqueePreview?.setLogo(src),
    setNavigation: links => frame?.marqueePreview?.setNavigation(links),
    setTexts: words => {
      for (const [reference, message] of words) frame?.marqueePreview?.setText(reference, message)
    },
  }
}

type PaintRequest = { painted: Readonly<Record<string, string>>; variables: Readonly<Record<string, string>> }

const paintVariables = (
  { documentElement }: Document,
  { painted, variables }: PaintRequest,
): Record<string, string> => {
  for (const [property, value] of Object.entries(variables)) {
    if (painted[property] !== value) documentElement.style.setProperty(property, value)
  }
  return { ...variables }
}

const layouts = ['frame', 'events', 'hero', 'header', 'footer', 'align'] as const

const choose = (document: Document, choices: CompiledTheme['choices']) => {
  const framed = document.querySelector<HTMLElement>('[data-frame]')
  if (!framed) return
  for (const layout of layouts) framed.dataset[layout] = choices[`layout-${layout}`]
}
