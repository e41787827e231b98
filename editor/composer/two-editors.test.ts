import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ComposerAction,
  type ComposerState,
  composerReducer,
  type StoredTheme,
  startComposer,
} from '#editor/composer/composer-state.ts'
import { keepDraft, restoreDraft } from '#editor/composer/draft-storage.ts'
import { readTheme } from '#editor/composer/read-theme.ts'
import { type SaveTarget, saveTheme } from '#editor/composer/save-theme.ts'
import { memoryStorage } from '#tests/setup/memory-storage.ts'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'
import { entriesOf } from '#theme/entries.ts'
import { fromPayload } from '#theme/from-payload.ts'
import { baseOfQuestions } from '#theme/merge-documents.ts'
import { toPayload } from '#theme/payload.ts'

const keys = ['texts.events-page-heading', 'texts.header-menu'] as const
type Key = (typeof keys)[number]
const names = ['ada', 'ben', 'cyd'] as const
type Name = (typeof names)[number]

const wordingOf = (document: ThemeDocument, key: Key) => entriesOf(document)[key] as string | undefined
const labelsIn = ({ links }: ThemeDocument) => links.map(({ label = '' }) => label)
const authorOf = (value: string | undefined) => value?.split(' ')[0]

const place = { tenantId: 'pier', tab: 'tab' }

/** Values by key that a person has decided against. */
type Overruled = ReadonlyMap<Key, ReadonlySet<string | undefined>>

/** Requests wait here until the program lets one through, or loses it or its answer. */
class Network {
  waiting: { serve: () => Response; answer: (response: Response) => void; fail: () => void }[] = []

  send(serve: () => Response): Promise<Response> {
    return new Promise((answer, reject) => {
      this.waiting.push({ serve, answer, fail: () => reject(new TypeError('Failed to fetch')) })
    })
  }

  /** Nothing else is let through until whoever waited for it has gone on. */
  async deliver(which: 'first' | 'last', fate: 'arrives' | 'request lost' | 'answer lost' = 'arrives') {
    const request = which === 'first' ? this.waiting.shift() : this.waiting.pop()
    if (!request) return
    if (fate === 'request lost') request.fail()
    else {
      const response = request.serve()
      if (fate === 'arrives') request.answer(response)
      else request.fail()
    }
    await settled()
  }
}

/** Whoever waits for an answer that has come goes on. */
const settled = () => new Promise(resolve => setImmediate(resolve))

/** The theme of one venue, as the API answers; what changes without its author's wish fails the test. */
class Server {
  /** What is edited: what is public, or the draft that all share. */
  document: ThemeDocument
  revision = 1
  readonly published: ThemeDocument
  network = new Network()
  /** Values that somebody has overruled by a choice of theirs. */
  overruled = new Set<string>()
  failures: unknown[] = []

  constructor(
    texts: ThemeDocument['texts'],
    readonly target: SaveTarget,
  ) {
    this.published = { ...emptyThemeDocument, texts }
    this.document = this.published
  }

  /** As a composer is opened with it. A draft begins with its first save. */
  stored(): StoredTheme {
    if (this.target === 'public') return { document: this.document, revision: this.revision }
    const { document, revision } = this
    const draft = revision > 1 ? { document, revision, authors: [] } : null
    return { document: this.published, revision: 1, draft }
  }

  /** What goes on by itself; when it fails, so does the program. */
  start(going: Promise<void>) {
    going.catch(failure => this.failures.push(failure))
  }

  answer(url: string, { method, headers, body }: RequestInit, by: Overruled): Response {
    const isDraft = url.includes('/staff/theme/draft')
    if (method === 'PUT') {
      expect(isDraft).toBe(this.target === 'draft')
      if ((headers as Record<string, string>)['if-match'] !== `"${this.revision}"`)
        return Response.json({ message: 'PRECONDITION_FAILED: changed' }, { status: 412 })
      const parsed = fromPayload(JSON.parse(String(body)))
      if (!parsed.ok) throw new Error('The composer sends nothing that is refused')
      this.store(parsed.document, by)
    }
    const { document, revision, draft } = this.stored()
    const payload = isDraft
      ? { revision: this.draftRevision(), theme: draft && toPayload(draft.document), authors: [] }
      : { ...toPayload(document), revision, name: 'Pier' }
    return Response.json({ payload })
  }

  private draftRevision() {
    return this.target === 'draft' ? this.revision : 0
  }

  store(document: ThemeDocument, by: Overruled) {
    for (const key of keys) {
      const [old, now] = [wordingOf(this.document, key), wordingOf(document, key)]
      if (old === now) continue
      expect([...by.get(key)!], `${key}: ${old} → ${now}`).toContain(old)
      this.overruled.add(`${key} ${old}`)
      this.overruled.delete(`${key} ${now}`)
    }
    this.document = document
    this.revision += 1
  }
}

/** One person at the composer, doing what its screen does. */
class Editor {
  storage = memoryStorage()
  state: ComposerState
  /** Values that are in the theme by this person's own wish, whoever made them. */
  chosen = new Set<string | undefined>()
  /** Values that this person has ever typed over, taken back or decided against. */
  replaced = new Set<string | undefined>()
  /** Those of them, by key, that have not come back since. */
  overruled = new Map<Key, Set<string | undefined>>(keys.map(key => [key, new Set<string | undefined>()]))
  /** What this person was told is saved. */
  confirmed: { key: Key; value: string | undefined }[] = []
  /** Links of this person that were told to be saved, and those that were taken back since they were added. */
  confirmedLinks = new Set<string>()
  withdrawnLinks = new Set<string>()
  edits = 0
  /** A tab that is loaded again is another one: it hears of no answer, and sends nothing more. */
  life = 0

  constructor(
    readonly name: Name,
    readonly server: Server,
  ) {
    this.state = startComposer(server.stored())
  }

  wording(key: Key) {
    return wordingOf(this.state.history.present, key)
  }

  do(action: ComposerAction) {
    this.state = composerReducer(this.state, action)
    const { history, conflicts } = this.state
    keepDraft(this.storage, { place, author: this.name, history, conflicts })
    for (const key of keys) this.overruled.get(key)!.delete(this.wording(key))
  }

  /** Does what its author sees and wants: every value that goes is overruled. */
  choose(action: ComposerAction) {
    const before = keys.map(key => [key, this.wording(key)] as const)
    this.do(action)
    for (const [key, old] of before) if (old !== this.wording(key)) this.overrule(key, old)
  }

  overrule(key: Key, value: string | undefined) {
    this.replaced.add(value)
    this.overruled.get(key)!.add(value)
  }

  edit(key: Key) {
    const value = `${this.name} ${++this.edits}`
    const reference = key.slice('texts.'.length) as 'header-menu'
    this.choose({ type: 'change', change: { kind: 'text', reference, value }, label: value, at: 5 })
  }

  /** A further link, under a key of its own, or one that another person may have taken meanwhile. */
  addLink(isTwin: boolean) {
    const { links } = this.state.history.present
    const label = `${this.name} link ${++this.edits}`
    const key = isTwin ? `link-${links.length + 1}` : label
    const added = { key, href: `/${label.replaceAll(' ', '-')}`, label }
    if (links.some(({ key }) => key === added.key)) return
    this.do({ type: 'change', change: { kind: 'links', links: [...links, added] }, label, at: 5 })
  }

  /** No step back or forth may touch what another one has made, unless it was taken as an answer. */
  step(type: 'undo' | 'redo') {
    const before = this.state.history.present
    const links = labelsIn(before)
    const isOpen = (key: Key) => this.state.conflicts.some(conflict => conflict.key === key)
    const open = new Set(keys.filter(isOpen))
    const { past } = this.state.history
    const wasReplaced = new Set(this.replaced)
    this.choose({ type: 'go-to', count: past.length + (type === 'undo' ? -1 : 1) })
    for (const key of keys) {
      const [old, now] = [wordingOf(before, key), this.wording(key)]
      if (old === now || open.has(key) || this.chosen.has(old)) continue
      if (type === 'undo') expect(authorOf(old)).toBe(this.name)
      else expect(authorOf(old) === this.name || wasReplaced.has(old)).toBe(true)
    }
    const isOthers = (label: string) => authorOf(label) !== this.name
    const now = labelsIn(this.state.history.present)
    expect(now.filter(isOthers).toSorted()).toEqual(links.filter(isOthers).toSorted())
    for (const label of links) if (!now.includes(label)) this.withdrawnLinks.add(label)
    for (const label of now) this.withdrawnLinks.delete(label)
  }

  keepMine() {
    for (const { key, theirs } of this.state.conflicts)
      this.overrule(key as Key, theirs as string | undefined)
    this.do({ type: 'keep-mine' })
  }

  takeTheirs() {
    for (const { theirs } of this.state.conflicts) this.chosen.add(theirs as string | undefined)
    this.choose({ type: 'take-theirs', label: 'theirs', at: 5 })
  }

  /** What this tab sends, with what its author has decided against until then. */
  fetch(): typeof fetch {
    const life = this.life
    const by = new Map(keys.map(key => [key, new Set(this.overruled.get(key))]))
    return (async (url: string, init: RequestInit) => {
      if (life !== this.life) return new Promise(() => undefined)
      return this.server.network.send(() => this.server.answer(url, init, by))
    }) as typeof fetch
  }

  async save() {
    const { saving, conflicts, history } = this.state
    if (saving || conflicts.length > 0) return
    const { life } = this
    const sent = history.present
    this.do({ type: 'saving' })
    const outcome = await saveTheme({
      tenantId: 'pier',
      mine: sent,
      base: history.saved,
      target: this.server.target,
      fetch: this.fetch(),
    })
    if (life !== this.life) return
    this.do({ type: 'outcome', outcome, sent })
    if (outcome.kind !== 'saved') return
    for (const key of keys) this.confirmed.push({ key, value: wordingOf(outcome.document, key) })
    for (const label of labelsIn(sent)) if (authorOf(label) === this.name) this.confirmedLinks.add(label)
  }

  /** What others have saved comes in: where this person has changed the same value, it is asked about, and theirs stands. */
  async look() {
    const { life } = this
    const seen = this.state.history.saved
    const stored = await readTheme({ tenantId: 'pier', fetch: this.fetch() })
    if (!stored || life !== this.life) return
    const before = this.state
    this.do({ type: 'arrive', theme: stored.theme, seen })
    this.expectUnsaved(before)
  }

  /** What was not saved stands, and is asked about where it met another value than it began with. */
  expectUnsaved({ history: { present, saved: began }, conflicts }: ComposerState) {
    const saved = baseOfQuestions(began, conflicts)
    const now = this.state.history.saved
    for (const key of keys) {
      const [mine, base, theirs] = [present, saved, now].map(document => wordingOf(document, key))
      if (mine === base) continue
      expect(this.wording(key)).toBe(mine)
      if (theirs !== base && theirs !== mine)
        expect(this.state.conflicts.map(conflict => conflict.key)).toContain(key)
    }
  }

  /** The tab is loaded again, or crashes and is opened anew: what was not saved is there, and what was asked is asked. */
  reload() {
    const before = this.state
    const { present, saved } = before.history
    this.life += 1
    this.state = startComposer(this.server.stored())
    const kept = restoreDraft(this.storage, { place, author: this.name })
    if (kept) this.do({ type: 'restore', history: kept })
    for (const key of keys)
      if (wordingOf(present, key) !== wordingOf(saved, key)) this.chosen.add(wordingOf(present, key))
    this.expectUnsaved(before)
  }
}

/** What people do. Saves and looks go on when the network lets their requests through. */
const deeds = {
  editHeading: editor => editor.edit(keys[0]),
  editMenu: editor => editor.edit(keys[1]),
  addLink: editor => editor.addLink(false),
  addTwinLink: editor => editor.addLink(true),
  undo: editor => editor.step('undo'),
  redo: editor => editor.step('redo'),
  save: editor => editor.server.start(editor.save()),
  saveAndWait: async editor => {
    const saving = editor.save()
    await settleAll(editor.server)
    await saving
  },
  look: editor => editor.server.start(editor.look()),
  reload: editor => editor.reload(),
  keepMine: editor => editor.keepMine(),
  takeTheirs: editor => editor.takeTheirs(),
} satisfies Record<string, (editor: Editor) => void | Promise<void>>
type Deed = keyof typeof deeds

const fates = ['arrives', 'arrives', 'arrives', 'request lost', 'answer lost'] as const
type Delivery = { readonly which: 'first' | 'last'; readonly fate: (typeof fates)[number] }
type Step = readonly [Name, Deed] | Delivery

async function settleAll({ network }: Server) {
  while (network.waiting.length > 0) await network.deliver('first')
  await settled()
}

const delivery: fc.Arbitrary<Step> = fc.record({
  which: fc.constantFrom('first', 'last'),
  fate: fc.constantFrom(...fates),
})
/** Mostly the same heading is edited, and links are added: where people meet. */
const often: Partial<Record<Deed, number>> = {
  editHeading: 5,
  addLink: 2,
  addTwinLink: 2,
  saveAndWait: 5,
  look: 3,
  reload: 2,
}
const deedOf = fc.constantFrom(
  ...(Object.keys(deeds) as Deed[]).flatMap(deed => Array<Deed>(often[deed] ?? 1).fill(deed)),
)
const programsOf = (people: readonly Name[]) =>
  fc.array(
    fc.oneof(
      { arbitrary: fc.tuple(fc.constantFrom(...people), deedOf), weight: 3 },
      { arbitrary: delivery, weight: 1 },
    ),
    { minLength: 6, maxLength: 45 },
  )

async function run(program: readonly Step[], target: SaveTarget = 'public') {
  const server = new Server({ 'events-page-heading': 'start 1', 'header-menu': 'start 2' }, target)
  const editors = Object.fromEntries(names.map(name => [name, new Editor(name, server)])) as Record<
    Name,
    Editor
  >
  for (const step of program) {
    if ('which' in step) await server.network.deliver(step.which, step.fate)
    else await deeds[step[1]](editors[step[0]])
    await settled()
    if (server.failures.length > 0) throw server.failures[0]
  }
  await settleAll(server)
  if (server.failures.length > 0) throw server.failures[0]
  return { server, editors }
}

/** What somebody was told is saved is stored, or somebody has chosen otherwise since. */
function expectConfirmed({ server, editors }: Awaited<ReturnType<typeof run>>) {
  for (const { confirmed } of Object.values(editors))
    for (const { key, value } of confirmed)
      if (wordingOf(server.document, key) !== value)
        expect([...server.overruled]).toContain(`${key} ${value}`)
  const stored = labelsIn(server.document)
  expect(new Set(server.document.links.map(({ key }) => key)).size).toBe(stored.length)
  for (const { confirmedLinks, withdrawnLinks } of Object.values(editors))
    for (const label of confirmedLinks) if (!withdrawnLinks.has(label)) expect(stored).toContain(label)
}

/** At last everybody answers what they are asked and saves: all have the same theme before them. */
async function finish({ server, editors }: Awaited<ReturnType<typeof run>>) {
  for (const editor of Object.values(editors)) {
    await deeds.saveAndWait(editor)
    while (editor.state.conflicts.length > 0) {
      editor.keepMine()
      await deeds.saveAndWait(editor)
    }
  }
  for (const editor of Object.values(editors)) {
    const looking = editor.look()
    await settleAll(server)
    await looking
    expect(editor.state.history.present.texts).toEqual(server.document.texts)
    expect(labelsIn(editor.state.history.present)).toEqual(labelsIn(server.document))
  }
}

test.each<[string, SaveTarget, readonly Name[]]>([
  ['two', 'public', names.slice(0, 2)],
  ['three', 'public', names],
  ['two', 'draft', names.slice(0, 2)],
])(
  'whatever %s people do to what is %s, with crashes, lost requests and answers in any order, nothing is lost or overwritten unseen',
  async (_count, target, people) => {
    await fc.assert(
      fc.asyncProperty(programsOf(people), async program => {
        const end = await run(program, target)
        expectConfirmed(end)
        await finish(end)
        expectConfirmed(end)
      }),
      { seed: 14, numRuns: 1000 },
    )
  },
  120_000,
)

test('a reload asks about the value that somebody else has saved since', async () => {
  const { editors, server } = await run([
    ['ben', 'editHeading'],
    ['ada', 'editHeading'],
    ['ada', 'saveAndWait'],
    ['ben', 'reload'],
    ['ben', 'saveAndWait'],
  ])
  expect(editors.ben.state.conflicts).toMatchObject([{ key: keys[0], mine: 'ben 1', theirs: 'ada 1' }])
  expect(wordingOf(server.document, keys[0])).toBe('ada 1')
})

test('a reload while a question is open asks it again', async () => {
  const { editors } = await run([
    ['ben', 'editHeading'],
    ['ada', 'editHeading'],
    ['ada', 'saveAndWait'],
    ['ben', 'saveAndWait'],
    ['ben', 'reload'],
    ['ben', 'reload'],
  ])
  expect(editors.ben.state.conflicts).toMatchObject([{ base: 'start 1', mine: 'ben 1', theirs: 'ada 1' }])
})

test('undo after a save that brought a colleague’s work takes back mine and leaves theirs', async () => {
  const { editors, server } = await run([
    ['ben', 'editHeading'],
    ['ada', 'editMenu'],
    ['ada', 'saveAndWait'],
    ['ben', 'saveAndWait'],
    ['ben', 'undo'],
    ['ben', 'saveAndWait'],
  ])
  expect(editors.ben.state.history.past).toEqual([])
  expect(server.document.texts).toEqual({ 'events-page-heading': 'start 1', 'header-menu': 'ada 1' })
})

test('what is typed while a save is on its way stays, and what came with the save as well', async () => {
  const { editors, server } = await run([
    ['ada', 'editMenu'],
    ['ada', 'saveAndWait'],
    ['ben', 'editHeading'],
    ['ben', 'save'],
    ['ben', 'editHeading'],
    ['ben', 'saveAndWait'],
    ['ben', 'saveAndWait'],
  ])
  expect(server.document.texts).toEqual({ 'events-page-heading': 'ben 2', 'header-menu': 'ada 1' })
  expect(editors.ben.state.history.past).toHaveLength(2)
})

test('what a colleague has saved arrives beside mine, and the same value is asked about at once', async () => {
  const { editors } = await run([
    ['ben', 'editHeading'],
    ['ada', 'editMenu'],
    ['ada', 'saveAndWait'],
    ['ben', 'look'],
    { which: 'first', fate: 'arrives' },
    { which: 'first', fate: 'arrives' },
    ['ada', 'editHeading'],
    ['ada', 'saveAndWait'],
    ['ben', 'look'],
  ])
  expect(editors.ben.state.history.present.texts).toEqual({
    'events-page-heading': 'ben 1',
    'header-menu': 'ada 1',
  })
  expect(editors.ben.state.conflicts).toMatchObject([{ key: keys[0], mine: 'ben 1', theirs: 'ada 2' }])
})

test('an answer that a save has overtaken changes nothing', async () => {
  const { editors } = await run([
    ['ben', 'look'],
    { which: 'first', fate: 'arrives' },
    { which: 'first', fate: 'arrives' },
    ['ben', 'look'],
    ['ben', 'editHeading'],
    ['ben', 'saveAndWait'],
  ])
  expect(editors.ben.state.history.present.texts['events-page-heading']).toBe('ben 1')
  expect(editors.ben.state.conflicts).toEqual([])
})

test('two people who each add a link keep both without a question, and undo takes back one’s own alone', async () => {
  const { editors, server } = await run([
    ['ada', 'addLink'],
    ['ben', 'addLink'],
    ['ada', 'saveAndWait'],
    ['ben', 'saveAndWait'],
  ])
  expect(editors.ben.state.conflicts).toEqual([])
  expect(labelsIn(server.document).toSorted()).toEqual(['ada link 1', 'ben link 1'])
  await deeds.undo(editors.ben)
  expect(labelsIn(editors.ben.state.history.present)).toEqual(['ada link 1'])
})

test('questions are answered one by one', () => {
  const conflict = (key: string) => ({ key, base: 'start', mine: 'mine', theirs: 'theirs' })
  const open = {
    ...startComposer({ document: emptyThemeDocument, revision: 1 }),
    conflicts: keys.map(conflict),
  }
  const kept = composerReducer(open, { type: 'keep-mine', key: keys[0] })
  expect(kept.conflicts.map(({ key }) => key)).toEqual([keys[1]])
  const taken = composerReducer(kept, { type: 'take-theirs', key: keys[1], label: 'theirs', at: 5 })
  expect(taken.conflicts).toEqual([])
  expect(taken.history.present.texts).toEqual({ 'header-menu': 'theirs' })
})
