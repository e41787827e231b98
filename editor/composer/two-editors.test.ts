import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ComposerAction,
  type ComposerState,
  composerReducer,
  startComposer,
} from '#editor/composer/composer-state.ts'
import { keepDraft, restoreDraft } from '#editor/composer/draft-storage.ts'
import { type SaveOutcome, saveTheme } from '#editor/composer/save-theme.ts'
import { memoryStorage } from '#tests/setup/memory-storage.ts'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'
import { entriesOf } from '#theme/entries.ts'
import { fromPayload, toPayload } from '#theme/payload.ts'

const keys = ['texts.events-page-heading', 'texts.header-menu'] as const
type Key = (typeof keys)[number]
const names = ['ada', 'ben'] as const
type Name = (typeof names)[number]

const wordingOf = (document: ThemeDocument, key: Key) => entriesOf(document)[key] as string | undefined
const authorOf = (value: string | undefined) => value?.split(' ')[0]

const place = { tenantId: 'pier', tab: 'tab' }

type Server = { document: ThemeDocument; revision: number }

/** The themes of one venue, as GET and PUT `themes/{tenantId}` answer. */
const answerOf = (server: Server) =>
  (async (_url: string, { method, headers, body }: RequestInit) => {
    const notices = () =>
      Response.json({ payload: { ...toPayload(server.document), revision: server.revision, name: 'Pier' } })
    if (method === 'GET') return notices()
    if ((headers as Record<string, string>)['if-match'] !== `"${server.revision}"`)
      return Response.json({ message: 'PRECONDITION_FAILED: changed' }, { status: 412 })
    const parsed = fromPayload(JSON.parse(String(body)))
    if (!parsed.ok) throw new Error('The composer sends nothing that is refused')
    Object.assign(server, { document: parsed.document, revision: server.revision + 1 })
    return notices()
  }) as typeof fetch

/** One person at the composer, doing what its screen does. */
class Editor {
  storage = memoryStorage()
  state: ComposerState
  sending: { sent: ThemeDocument; outcome: Promise<SaveOutcome> } | null = null
  /** Every value that was ever before this person's eyes, in the theme or in a question. */
  seen = new Map<Key, Set<string | undefined>>(keys.map(key => [key, new Set<string | undefined>()]))
  /** Values that are in the theme by this person's own wish, whoever made them. */
  chosen = new Set<string | undefined>()
  /** Values that this person has typed over, or decided against. */
  replaced = new Set<string | undefined>()
  edits = 0

  constructor(
    readonly name: Name,
    readonly server: Server,
  ) {
    this.state = startComposer(server)
    this.look()
  }

  look() {
    for (const key of keys) {
      this.seen.get(key)?.add(wordingOf(this.state.history.present, key))
      for (const conflict of this.state.conflicts)
        if (conflict.key === key) this.seen.get(key)?.add(conflict.theirs as string | undefined)
    }
  }

  do(action: ComposerAction) {
    this.state = composerReducer(this.state, action)
    const { history, conflicts } = this.state
    keepDraft(this.storage, { place, author: this.name, history, conflicts })
    this.look()
  }

  edit(key: Key) {
    const value = `${this.name} ${++this.edits}`
    this.replaced.add(wordingOf(this.state.history.present, key))
    const reference = key.slice('texts.'.length) as 'header-menu'
    this.do({ type: 'change', change: { kind: 'text', reference, value }, label: value, at: 5 })
  }

  /** No step back or forth may touch what the other one has made, unless it was taken as an answer. */
  step(type: 'undo' | 'redo') {
    const before = this.state.history.present
    const isOpen = (key: Key) => this.state.conflicts.some(conflict => conflict.key === key)
    const open = new Set(keys.filter(isOpen))
    const { past } = this.state.history
    this.do({ type: 'go-to', count: past.length + (type === 'undo' ? -1 : 1) })
    for (const key of keys) {
      const [old, now] = [wordingOf(before, key), wordingOf(this.state.history.present, key)]
      if (old === now || open.has(key) || this.chosen.has(old)) continue
      if (type === 'undo') expect(authorOf(old)).toBe(this.name)
      else expect(authorOf(old) === this.name || this.replaced.has(old)).toBe(true)
    }
  }

  keepMine() {
    for (const { theirs } of this.state.conflicts) this.replaced.add(theirs as string | undefined)
    this.do({ type: 'keep-mine' })
  }

  takeTheirs() {
    for (const { theirs } of this.state.conflicts) this.chosen.add(theirs as string | undefined)
    this.do({ type: 'take-theirs', label: 'theirs', at: 5 })
  }

  beginSave() {
    const { saving, conflicts, history } = this.state
    if (saving || conflicts.length > 0) return
    const sent = history.present
    this.do({ type: 'saving' })
    const before = this.server.document
    const outcome = saveTheme({
      tenantId: 'pier',
      mine: sent,
      base: history.saved,
      fetch: answerOf(this.server),
    })
    this.sending = { sent, outcome: outcome.then(found => this.judge(before, found)) }
  }

  /** Whoever replaces a value has had it before their eyes. */
  judge(before: ThemeDocument, outcome: SaveOutcome): SaveOutcome {
    for (const key of keys) {
      const [old, now] = [wordingOf(before, key), wordingOf(this.server.document, key)]
      if (old !== now) expect([...this.seen.get(key)!]).toContain(old)
    }
    return outcome
  }

  async endSave() {
    if (!this.sending) return
    const { sent, outcome } = this.sending
    this.sending = null
    this.do({ type: 'outcome', outcome: await outcome, sent })
  }

  /** The tab is loaded again: what was not saved is there, and what was asked is asked. */
  reload() {
    const { present, saved } = this.state.history
    const unsaved = keys.filter(key => wordingOf(present, key) !== wordingOf(saved, key))
    const questions = new Map(this.state.conflicts.map(({ key, base }) => [key, base]))
    this.sending = null
    this.state = startComposer(this.server)
    const kept = restoreDraft(this.storage, { place, author: this.name })
    if (kept) this.do({ type: 'restore', history: kept })
    for (const key of unsaved) {
      const mine = wordingOf(present, key)
      this.chosen.add(mine)
      const theirs = wordingOf(this.server.document, key)
      expect(wordingOf(this.state.history.present, key)).toBe(mine)
      const base = questions.has(key) ? questions.get(key) : wordingOf(saved, key)
      if (theirs !== base && theirs !== mine)
        expect(this.state.conflicts.map(({ key }) => key)).toContain(key)
    }
    this.look()
  }
}

const deeds = {
  editHeading: async (editor: Editor) => editor.edit(keys[0]),
  editMenu: async (editor: Editor) => editor.edit(keys[1]),
  undo: async (editor: Editor) => editor.step('undo'),
  redo: async (editor: Editor) => editor.step('redo'),
  save: async (editor: Editor) => {
    editor.beginSave()
    await editor.endSave()
  },
  beginSave: async (editor: Editor) => {
    editor.beginSave()
    await editor.sending?.outcome
  },
  endSave: async (editor: Editor) => editor.endSave(),
  reload: async (editor: Editor) => editor.reload(),
  keepMine: async (editor: Editor) => editor.keepMine(),
  takeTheirs: async (editor: Editor) => editor.takeTheirs(),
}
type Deed = keyof typeof deeds

const programs = fc.array(
  fc.tuple(fc.constantFrom(...names), fc.constantFrom(...(Object.keys(deeds) as Deed[]))),
  { minLength: 4, maxLength: 25 },
)

async function run(program: readonly (readonly [Name, Deed])[]) {
  const texts = { 'events-page-heading': 'start 1', 'header-menu': 'start 2' }
  const server: Server = { document: { ...emptyThemeDocument, texts }, revision: 1 }
  const editors = { ada: new Editor('ada', server), ben: new Editor('ben', server) }
  for (const [name, deed] of program) await deeds[deed](editors[name])
  return { server, editors }
}

test('whatever two people do, in any order, nothing of theirs is lost or overwritten unseen', async () => {
  await fc.assert(
    fc.asyncProperty(programs, async program => {
      await run(program)
    }),
    { numRuns: 500 },
  )
})

test('a reload asks about the value that somebody else has saved since', async () => {
  const { editors, server } = await run([
    ['ben', 'editHeading'],
    ['ada', 'editHeading'],
    ['ada', 'save'],
    ['ben', 'reload'],
    ['ben', 'save'],
  ])
  expect(editors.ben.state.conflicts).toMatchObject([{ key: keys[0], mine: 'ben 1', theirs: 'ada 1' }])
  expect(wordingOf(server.document, keys[0])).toBe('ada 1')
})

test('a reload while a question is open asks it again', async () => {
  const { editors } = await run([
    ['ben', 'editHeading'],
    ['ada', 'editHeading'],
    ['ada', 'save'],
    ['ben', 'save'],
    ['ben', 'reload'],
    ['ben', 'reload'],
  ])
  expect(editors.ben.state.conflicts).toMatchObject([{ base: 'start 1', mine: 'ben 1', theirs: 'ada 1' }])
})

test('undo after a save that brought a colleague’s work takes back mine and leaves theirs', async () => {
  const { editors, server } = await run([
    ['ben', 'editHeading'],
    ['ada', 'editMenu'],
    ['ada', 'save'],
    ['ben', 'save'],
    ['ben', 'undo'],
    ['ben', 'save'],
  ])
  expect(editors.ben.state.history.past).toEqual([])
  expect(server.document.texts).toEqual({ 'events-page-heading': 'start 1', 'header-menu': 'ada 1' })
})

test('what is typed while a save is on its way stays, and what came with the save as well', async () => {
  const { editors, server } = await run([
    ['ada', 'editMenu'],
    ['ada', 'save'],
    ['ben', 'editHeading'],
    ['ben', 'beginSave'],
    ['ben', 'editHeading'],
    ['ben', 'endSave'],
    ['ben', 'save'],
  ])
  expect(server.document.texts).toEqual({ 'events-page-heading': 'ben 2', 'header-menu': 'ada 1' })
  expect(editors.ben.state.history.past).toHaveLength(2)
})
