import { always, eventually, next } from '@antithesishq/bombadil'
import { actions, extract, getFingerprint, weighted } from '@antithesishq/bombadil/browser'

export {
  noUncaughtExceptions,
  noUnhandledPromiseRejections,
} from '@antithesishq/bombadil/browser/defaults'

const HEADINGS = 'h1, h2, h3'

/** What a page shows that an editor can change: values of its variables by name, and words. */
type PageLook = { values: Record<string, string>; words: string }

const wordsOf = (page: Document) =>
  [...page.querySelectorAll(HEADINGS)].map(heading => heading.textContent).join('|')

/** Declarations of variables in a sheet or an attribute; one that says what follows of itself has other spaces here and there. */
const valuesOf = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/(--mq-[\w-]+):\s*([^;}]+)/g)].map(([, name, value]) => [
      name,
      (value ?? '').replace(/\s+/g, '').replace(/"/g, "'"),
    ]),
  )

/** What the preview shows; null until its page stands and knows the look. */
const preview = extract(({ document }): PageLook | null => {
  const page = document.querySelector('iframe')?.contentDocument
  const style = page?.documentElement.getAttribute('style') ?? ''
  return page?.body && style.includes('--mq-button-background')
    ? { values: valuesOf(style), words: wordsOf(page) }
    : null
})

type Reading = Window & typeof globalThis & { marqueeServed?: PageLook | null }

/** Reads the page in the preview as visitors get it. */
async function readServed(window: Reading, address: string): Promise<PageLook | null> {
  const text = async (url: string) => (await window.fetch(url, { cache: 'no-store' })).text()
  const page = new window.DOMParser().parseFromString(await text(address), 'text/html')
  const sheet = page.querySelector('link[href^="/theme/"]')?.getAttribute('href')
  return sheet ? { values: valuesOf(await text(sheet)), words: wordsOf(page) } : null
}

/**
 * What visitors got of the page in the preview at the moment of the state BEFORE: no state waits for an answer, each begins a reading
 * that the next one finds. Null when it has not ended by then.
 */
const servedBefore = extract(({ document, window }) => {
  const reading = window as Reading
  const last = reading.marqueeServed ?? null
  reading.marqueeServed = null
  const address = document.querySelector('iframe')?.contentWindow?.location.href
  if (address?.startsWith('http'))
    readServed(reading, address).then(
      shown => {
        reading.marqueeServed = shown
      },
      () => undefined,
    )
  return last
})

const footer = extract(({ document }) => document.querySelector('footer')?.innerText ?? '')

/** What a press of Undo or Redo would do: the step it names; '' where there is none. */
const stepOf = (name: 'Undo' | 'Redo') =>
  extract(({ document }) => {
    const button = [...document.querySelectorAll('header button')].find(each => each.textContent === name)
    return button && button.ariaDisabled !== 'true' ? (button.getAttribute('title') ?? '') : ''
  })

const undoStep = stepOf('Undo')
const redoStep = stepOf('Redo')

const canUndo = extract(
  ({ document }) =>
    [...document.querySelectorAll('header button')].find(button => button.textContent === 'Undo')
      ?.ariaDisabled !== 'true',
)

/** The button that the last action pressed. What was done comes back with other names for its parts than what is to be done has. */
const pressed = extract(({ lastAction }) => {
  if (!lastAction || typeof lastAction !== 'object' || !('Click' in lastAction)) return ''
  const { fingerprint } = lastAction.Click
  const { text_content = fingerprint.textContent } = fingerprint as {
    text_content?: string | null
  }
  return (text_content ?? '').trim()
})

const isInField = extract(({ document }) => document.activeElement?.matches('input, textarea') ?? false)

const isReload = extract(({ lastAction }) => lastAction === 'Reload')

const isSame = (one: PageLook | null, other: PageLook | null) => JSON.stringify(one) === JSON.stringify(other)

/** Whether all that both declare is the same: the preview declares choices too, which a page has as attributes. */
const agrees = (one: PageLook, other: PageLook) =>
  one.words === other.words &&
  Object.entries(other.values).every(([name, value]) => (one.values[name] ?? value) === value)

const isSaved = () => /^No unsaved changes/.test(footer.current)
const isAllPublic = () => isSaved() && !/Draft,/.test(footer.current)

/** The preview is what visitors get, while nothing is unsaved and there is no draft. */
export const previewIsWhatIsServed = always(() => {
  const mine = isAllPublic() ? preview.current : null
  return next(() => !mine || !servedBefore.current || agrees(mine, servedBefore.current))
})

/** An undo and a redo after it leave what there was. */
export const undoThenRedoIsNothing = always(() => {
  const before = preview.current
  const couldUndo = canUndo.current
  return next(() => couldUndo && before !== null && pressed.current === 'Undo')
    .and(next(next(() => pressed.current === 'Redo' && preview.current !== null)))
    .implies(next(next(() => isSame(preview.current, before))))
})

/**
 * A press of Redo does the step that it names: then Undo names it. What was still typed in a field is settled by the press, which takes
 * the place of what could be done again.
 */
export const redoDoesWhatItNames = always(() => {
  const step = redoStep.current
  const before = undoStep.current
  const isSettled = !isInField.current
  return next(() => isSettled && step !== '' && step !== before && pressed.current === 'Redo').implies(
    next(eventually(() => undoStep.current === step).within(3, 'seconds')),
  )
})

/** What was saved, for visitors or as the draft, is what somebody finds who opens the composer anew. */
export const noConfirmedSaveIsLost = always(() => {
  const mine = isSaved() ? preview.current : null
  return next(() => mine !== null && isReload.current).implies(
    next(eventually(() => isSame(preview.current, mine)).within(60, 'seconds')),
  )
})

/** Where a press meets this element and nothing else; null when it is not in sight. */
const pointOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const point = { x: left + width / 2, y: top + height / 2 }
  const hit = element.ownerDocument.elementFromPoint(point.x, point.y)
  return width > 0 && (hit === element || element.contains(hit)) ? point : null
}

const targetsOf = (selector: string, fits: (element: Element) => boolean = () => true) =>
  extract(({ document }) =>
    [...document.querySelectorAll(selector)].filter(fits).flatMap(element => {
      const point = pointOf(element)
      return point ? [{ point, fingerprint: getFingerprint(element) }] : []
    }),
  )

const pressesOf = (targets: ReturnType<typeof targetsOf>) =>
  actions(() => targets.current.map(target => ({ Click: target })))

const isNamed = (pattern: RegExp) => (element: Element) => pattern.test(element.textContent ?? '')

const steps = targetsOf('header button', isNamed(/^(Undo|Redo)$/))
const undo = targetsOf('header button', isNamed(/^Undo$/))
const redo = targetsOf('header button', isNamed(/^Redo$/))
const saves = targetsOf('footer button', isNamed(/^(Save|Discard draft)$/))
const drafts = targetsOf('footer button', isNamed(/^Save as draft$/))
const panels = targetsOf('nav button, [role="tab"]')
// One press, one step: without steps there is nothing to take back.
const choices = targetsOf('[data-reference] label:has(input[type="radio"])')
const isTextField = (element: Element) => (element as HTMLInputElement).type?.startsWith('text')
const fields = targetsOf('[data-reference] input, [data-reference] textarea', isTextField)

/** The kind of field that the last action marked. */
const marked = extract(({ document, lastAction }) =>
  lastAction && typeof lastAction === 'object' && 'DoubleClick' in lastAction
    ? (document.activeElement?.tagName ?? '')
    : '',
)

const quickly: [number, number] = [1, 5]

/** A double press marks what stands in a field. */
const marks = actions(() =>
  fields.current.map(target => ({
    DoubleClick: { ...target, delayMillis: [20, 60] as [number, number] },
  })),
)

/** Takes the place of what is marked: a colour, or words. What no field takes would keep all that follows from being saved. */
const typing = actions(() => {
  if (marked.current === 'INPUT')
    return [{ TypeText: { text: { Regexp: '[0-9a-f]{6}' }, delayMillis: quickly } }]
  if (marked.current === 'TEXTAREA')
    return [
      {
        TypeText: { text: { Regexp: '[A-Za-z ]{1,12}' }, delayMillis: quickly },
      },
    ]
  return []
})

const enters = actions(() => (isInField.current ? [{ PressKey: { code: 13 } }] : []))

/** What was done is likely to be taken back, and straight after that done again, for that is what is to be proved. */
const takesBack = actions(() =>
  undoStep.current === '' ? [] : undo.current.map(target => ({ Click: target })),
)
const answers = actions(() =>
  redoStep.current === '' ? [] : redo.current.map(target => ({ Click: target })),
)

const isComposer = extract(({ window }) => window.location.pathname.endsWith('/composer'))

/** Away from the composer, where a discarded draft leads, there is the way back; before the preview stands there is nothing to do. */
const returns = actions(() => (isComposer.current ? [] : ['Back' as const]))
const waits = actions(() => (isComposer.current && !preview.current ? ['Wait' as const] : []))

const uses = weighted([
  [20, marks],
  [60, typing],
  [20, enters],
  [20, pressesOf(steps)],
  [300, answers],
  [10, pressesOf(saves)],
  [2, pressesOf(drafts)],
  [40, takesBack],
  [60, pressesOf(choices)],
  [5, pressesOf(panels)],
  [2, actions(() => ['Reload' as const])],
])

export const composerActions = actions(() =>
  (isComposer.current && preview.current
    ? uses
    : weighted([
        [1, returns],
        [1, waits],
      ])
  ).generate(),
)
