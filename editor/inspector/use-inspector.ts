import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { WordingLanguage } from '#editor/document/wording.ts'
import { askCatalogueWords } from '#editor/inspector/ask-catalogue-words.ts'
import type { CatalogueWords } from '#editor/inspector/catalogue-words.ts'
import { type Explanation, explainWords } from '#editor/inspector/explain-words.ts'
import type { ElementFacts } from '#editor/inspector/inspect-element.ts'
import { isMailPage } from '#editor/inspector/is-mail-page.ts'
import type { FitFinding } from '#editor/inspector/measure-fit.ts'
import { isShown, type PageWords, wordsIn } from '#editor/inspector/page-words.ts'
import type { WordPattern } from '#editor/inspector/pattern-fit.ts'
import type { WordsInPlace } from '#editor/inspector/type-over.ts'
import { useWordPatterns } from '#editor/inspector/use-word-patterns.ts'
import { visibleWords } from '#editor/inspector/visible-words.ts'
import { addMarks, lightUp, type Point, type Pointed, watchFrame } from '#editor/inspector/watch-frame.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { isMailReference, isTextReference, type TextReference, textOf } from '#theme/texts/lists/texts.ts'
import type { SpokenWords } from '#theme/texts/runtime/spoken-words.ts'

/** What was clicked on, and who says its words. */
export type Inspection = ElementFacts & { readonly explanations: readonly Explanation[] }

/** What rows and panels may ask of the page in the frame. */
export type InspectorTools = {
  /** Lights up where a text or a variable shows; gives how many places there are. */
  readonly light: (reference: string) => Promise<number>
  /** The words of the page, each once, with an element that shows them. */
  readonly pageWords: () => readonly PageWords[]
  readonly explain: (words: string) => Explanation
  /** Texts that were textsSaying saying these words, or more around them, in the page. */
  readonly textsSaying: (words: string) => readonly TextReference[]
  readonly inspect: (pointed: Pointed) => void
  /** Where a text would not fit on the first of the pages, worded so, null where that does not show it; what the page shows stays as it is (CHK-078). */
  readonly tryWords: (reference: TextReference, wording: string) => Promise<readonly FitFinding[] | null>
  /** Counts the pages that were loaded: what was known about the one before is over. */
  readonly loads: number
}

type InspectorOptions = {
  readonly tenantId: string
  readonly date: string
  readonly locale: string
  readonly document: ThemeDocument
  /** As the pages were loaded. */
  readonly published: ThemeDocument
  readonly isEditing: boolean
  /** The further language that the pages are in; null for the main one. */
  readonly language: WordingLanguage | null
  /** What becomes of words that are typed over on the page; null for authors who may not change words. */
  readonly inPlace: WordsInPlace | null
}

/** The pages in the frames as the editor asks them: what was clicked on, which words there are, and where something shows. */
export const useInspector = (options: InspectorOptions) => {
  const { tenantId, date, locale, document, published, isEditing, language, inPlace } = options
  const frames = useRef(new Map<number, Window>())
  const [loads, setLoads] = useState(0)
  const [inspection, setInspection] = useState<Inspection | null>(null)
  const [catalogue, setCatalogue] = useState<readonly CatalogueWords[]>([])
  const { patterns, known } = useWordPatterns(published.texts, document.texts)
  const explainBy = useCallback(
    (words: string, patterns: readonly WordPattern[]): Explanation =>
      explainWords(words, { record: spokenIn(pagesOf(frames.current)), patterns, catalogue, locale }),
    [catalogue, locale],
  )
  const explain = useCallback((words: string) => explainBy(words, patterns), [explainBy, patterns])
  const turn = useRef(0)
  const probing = useRef<Promise<unknown>>(Promise.resolve())
  /** Words with who says them where several texts could: the page is asked, by one at a time. */
  const askPage = useCallback(
    (part: Element, words: readonly string[]): Promise<readonly Explanation[]> => {
      const ask = async () => {
        const isMail = isMailPage(part.ownerDocument)
        const [patterns, { changedWords, messageOf }, { probeTexts }] = await Promise.all([
          known(),
          import('#editor/preview/changed-words.ts'),
          import('#editor/inspector/probe-texts.ts'),
        ])
        const found = words.map(each => explainBy(each, patterns))
        const explanations = isMail ? found.map(asMail) : found
        const changed = changedWords(published, document, language)
        const speakers = await probeTexts({
          frame: part.ownerDocument.defaultView ?? window,
          root: part,
          references: candidatesOf(explanations),
          messageOf: reference => messageOf(reference, { document, language }),
          setBefore: reference => changed.get(reference),
        })
        return explanations.map(each => withSpeakers(each, speakers))
      }
      const answer = probing.current.then(ask)
      probing.current = answer.catch(() => undefined)
      return answer
    },
    [explainBy, known, published, document, language],
  )
  const inspect = useCallback(
    async ({ element, words }: Pointed) => {
      turn.current += 1
      const mine = turn.current
      const { inspectElement } = await import('#editor/inspector/inspect-element.ts')
      const part = inspectElement(element, words)
      const explanations = await askPage(part.element, part.words)
      // The second press of a double click is an edit, from which nothing takes the focus.
      if (mine === turn.current) setInspection({ ...part, explanations })
    },
    [askPage],
  )
  const edit = useCallback(
    async (pointed: Pointed, at: Point | null) => {
      turn.current += 1
      const explainOne = async (part: Element, words: string) =>
        (await askPage(part, [words]))[0] ?? explain(words)
      // A mail shows what was saved: what was typed over there would not be seen.
      const isPage = Boolean(pointed.element.ownerDocument.defaultView?.marqueePreview)
      if (!inPlace || !isPage) return inspect(pointed)
      const { typeOver } = await import('#editor/inspector/type-over.ts')
      const knowledge = { explain: explainOne, document, language }
      if (!(await typeOver({ pointed, at, knowledge, inPlace }))) await inspect(pointed)
    },
    [askPage, explain, inspect, document, language, inPlace],
  )
  useEffect(() => {
    askCatalogueWords({ tenantId, date }, window.fetch.bind(window)).then(setCatalogue)
  }, [tenantId, date])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was loaded is watched anew
  useEffect(() => {
    if (!isEditing) return
    const stops = pagesOf(frames.current).map(frame => watchFrame(frame, { onPart: inspect, onEdit: edit }))
    return () => {
      for (const stop of stops) stop()
    }
  }, [isEditing, inspect, edit, loads])

  const attach = useCallback((frame: Window, at = 0) => {
    frames.current.set(at, frame)
    setLoads(times => times + 1)
  }, [])

  const light = useCallback(
    async (reference: string): Promise<number> => {
      const [patterns, { placesOfReference }] = await Promise.all([
        known(),
        import('#editor/inspector/find-places.ts'),
      ])
      const counts = pagesOf(frames.current).map(frame => {
        const places = placesOfReference(frame, { reference, patterns, document })
        addMarks(frame)
        lightUp(frame.document, { places, isWords: isTextReference(reference) })
        places[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })
        return places.length
      })
      return Math.max(0, ...counts)
    },
    [known, document],
  )

  const tryWords = useCallback(
    async (reference: TextReference, wording: string) => {
      const [patterns, { placesOfReference }, { measureFit, redrawn }, { changedWords }, { parseMessage }] =
        await Promise.all([
          known(),
          import('#editor/inspector/find-places.ts'),
          import('#editor/inspector/measure-fit.ts'),
          import('#editor/preview/changed-words.ts'),
          import('#theme/texts/runtime/parse-message.ts'),
        ])
      const { rich, fit } = textOf(reference)
      const message = parseMessage(wording, { rich })
      const [first] = pagesOf(frames.current)
      const port = first?.marqueePreview
      if (!first || !port) return null
      const places = placesOfReference(first, { reference, patterns, document })
      const before = changedWords(published, document, language).get(reference)
      port.setText(reference, message)
      // Its own words come back at once: hardly ever does a picture of the screen fall between.
      await redrawn(first)
      const findings = measureFit(first, { places, fit })
      port.setText(reference, before)
      return findings
    },
    [known, document, published, language],
  )

  const pageWords = useCallback(() => {
    const [frame] = pagesOf(frames.current)
    const shown = frame?.document.body
      ? wordsIn(frame.document.body).filter(({ element }) => isShown(element))
      : []
    return [...new Map(shown.map(each => [visibleWords(each.words), each])).values()]
  }, [])

  const textsSaying = useCallback(
    (words: string) => heardSaying(spokenIn(pagesOf(frames.current)), visibleWords(words).toLowerCase()),
    [],
  )
  const close = useCallback(() => setInspection(null), [])
  const tools = useMemo<InspectorTools>(
    () => ({ light, pageWords, explain, textsSaying, inspect, tryWords, loads }),
    [light, pageWords, explain, textsSaying, inspect, tryWords, loads],
  )
  return { attach, inspection, close, tools }
}

/** Frames whose page is still there. */
const pagesOf = (frames: ReadonlyMap<number, Window>): Window[] =>
  [...frames.values()].filter(frame => frame.document?.body)

const spokenIn = (frames: readonly Window[]): SpokenWords =>
  new Map(frames.flatMap(frame => [...(frame.marqueePreview?.spokenWords ?? [])]))

/** So many texts can be asked at once whether they say something. */
const MAX_PROBED = 60

const candidatesOf = (explanations: readonly Explanation[]): TextReference[] =>
  [...new Set(explanations.flatMap(({ texts }) => texts.map(({ reference }) => reference)))].slice(
    0,
    MAX_PROBED,
  )

/** What a mail says is said by texts of mails where there are any; its page has none of the shop's to ask. */
const asMail = (explanation: Explanation): Explanation => {
  const own = explanation.texts.filter(({ reference }) => isMailReference(reference))
  return own.length > 0 ? { ...explanation, texts: own } : explanation
}

/** Who was textsSaying saying the words is all there is to say about them. */
const withSpeakers = (
  explanation: Explanation,
  speakers: ReadonlyMap<string, readonly TextReference[]>,
): Explanation => {
  const textsSaying = speakers.get(visibleWords(explanation.words))
  if (!textsSaying) return explanation
  return { ...explanation, texts: textsSaying.map(reference => ({ reference, certainty: 'said' })) }
}

const MIN_HEARD = 2

const heardSaying = (record: SpokenWords, read: string): TextReference[] =>
  read.length < MIN_HEARD
    ? []
    : [...record].flatMap(([words, references]) =>
        visibleWords(words).toLowerCase().includes(read) ? [...references].filter(isTextReference) : [],
      )
