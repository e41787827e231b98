import { type ReactNode, useMemo, useState } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import { ComposerProvider, type ComposerTools } from '#editor/composer/composer-context.ts'
import type { Edits, HeldField } from '#editor/composer/composer-state.ts'
import { applyChange } from '#editor/document/apply-change.ts'
import { textSetNames, wordingOfSet } from '#editor/document/text-sets.ts'
import type { VenueFont } from '#editor/document/venue-font.ts'
import type { WordingLanguage } from '#editor/document/wording.ts'
import type { FitFinding } from '#editor/inspector/measure-fit.ts'
import { nameOfScene } from '#editor/preview/scene-name.ts'
import { compileTheme } from '#theme/compile/compile-theme.ts'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'
import { themeParts } from '#theme/theme-parts.ts'
import { useBrand } from '../setup/themed.tsx'

type EditedThemeProps = {
  document?: Partial<ThemeDocument>
  languages?: readonly WordingLanguage[]
  edits?: Edits
  /** where words that are typed do not fit */
  misfits?: readonly FitFinding[]
  /** the venue's own fonts */
  fonts?: readonly VenueFont[]
  children: ReactNode
}

/** A part of the composer over the theme of a brand, where each change is taken and nothing is saved. */
export const EditedTheme = ({
  document: about = {},
  languages = [],
  edits = {},
  misfits = [],
  fonts = [],
  children,
}: EditedThemeProps) => {
  const { preset, variables, logo } = useBrand()
  const [document, setDocument] = useState<ThemeDocument>({
    ...emptyThemeDocument,
    preset,
    variables,
    logo: { src: logo },
    ...about,
  })
  const [held, setHeld] = useState<Readonly<Record<string, HeldField>>>({})
  const [tag, choose] = useState<string | null>(languages[0]?.tag ?? null)
  const [set, chooseSet] = useState<string | null>(null)
  const further = languages.find(each => each.tag === tag) ?? null
  const compiled = useMemo(() => compileTheme(document, fonts), [document, fonts])
  const tools: ComposerTools = {
    ...still,
    inspector: { ...still.inspector, tryWords: async () => misfits },
    document,
    compiled,
    heroPicture: null,
    pictures: { href: '#pictures', find: async () => ({ name: 'Jelly Lab', href: '#jelly-lab' }) },
    fonts,
    held,
    edits,
    apply: change => setDocument(now => applyChange(now, change)),
    hold: (field, typed) =>
      setHeld(({ [field]: _, ...others }) => (typed ? { ...others, [field]: typed } : others)),
    shop: {
      facts: {
        tenantId: 'pier',
        openDay: '2026-11-20',
        closedDay: null,
        soldOutDay: null,
        eventId: null,
        soldOutEventId: null,
        comboId: null,
        levelId: null,
      },
      events: [{ id: 'boat-tour', name: 'Boat Tour' }],
    },
    wording: {
      catalogueHref: '#catalogue',
      shopHref: '#shop',
      languages,
      language:
        set === null ? further : wordingOfSet({ document, set, language: further, main: still.locale }),
      further,
      choose,
      sets: [
        ...textSetNames(
          document,
          languages.map(each => each.tag),
        ),
        ...(set === null ? [] : [set]),
      ].filter((name, at, names) => names.indexOf(name) === at),
      set,
      chooseSet,
    },
  }
  return (
    <ComposerProvider value={tools}>
      <div className={chrome.chrome} style={{ maxWidth: '23rem' }}>
        {children}
      </div>
    </ComposerProvider>
  )
}

const nothing = () => undefined

/** There is no page beside a story, and nobody to upload to. */
const still = {
  locale: 'en-US',
  currency: 'USD',
  brands: [
    { id: 'neutral', name: 'Neutral' },
    { id: 'aquarium', name: 'Aquarium' },
  ],
  rights: themeParts,
  refusals: {},
  uploadLogo: async () => ({ problem: 'Pictures are not taken here.' }),
  uploadFont: async () => ({ problem: 'Fonts are not taken here.' }),
  removeFont: async () => ({ problem: 'Fonts are not removed here.' }),
  restoreFont: async () => 'Fonts are not removed here.',
  takeLogo: async () => ({ problem: 'Pictures are not taken here.' }),
  askAbout: nothing,
  drag: nothing,
  inspector: {
    light: async () => 0,
    pageWords: () => [],
    explain: (words: string) => ({ words, texts: [], catalogue: undefined, isWrittenByLocale: false }),
    textsSaying: () => [],
    inspect: nothing,
    tryWords: async () => [],
    loads: 0,
  },
  scenes: {
    having: async () => ['storefront', 'calendar'] as const,
    show: nothing,
    nameOf: nameOfScene,
  },
} satisfies Partial<ComposerTools>
