import fc from 'fast-check'
import { signInStaff } from './staff-client.mjs'

const ROUNDS = 40
/** Numbers of the writes before are smaller: each has a colour and a word of its own. */
const FIRST_ROUND = 100
/** Which write, and after which share of its usual time the server ends. */
const aKill = fc.noBias(
  fc.record({ choice: fc.nat(59), share: fc.double({ min: 0, max: 1.5, noNaN: true }) }),
)
const TITLE = 'events-page-title'
const colorOf = round => `#${(0x400000 + round).toString(16)}`
const wordOf = round => `Programme ${round}`

/** What the editor stores: a colour and a word that belong together, in public and in the draft; schedules; the catalogue. */
async function readState({ url }, { call }) {
  const [{ payload: theme }, { payload: draft }, { payload: schedules }, list] = await Promise.all([
    call('GET', '/themes/studio'),
    call('GET', '/staff/theme/draft'),
    call('GET', '/staff/theme/schedules'),
    fetch(`${url}/events/studio/list`).then(answer => answer.text()),
  ])
  const eventsOf = name => list.match(new RegExp(`${name} (\\d+)`))?.[1] ?? '0'
  return {
    published: [theme.variables['color-accent'], theme.textVariables[TITLE]],
    draft: draft.theme && [draft.theme.variables['color-accent'], draft.theme.textVariables[TITLE]],
    schedules: schedules.filter(({ state }) => state !== 'cancelled').length,
    catalogue: ['Clay', 'Glaze'].map(eventsOf),
    numbers: { revision: theme.revision, draft: draft.revision, published: draft.published },
  }
}

const lookOf = round => [colorOf(round), wordOf(round)]
const bodyOf = round => ({
  preset: 'aquarium',
  variables: { 'color-accent': colorOf(round) },
  textVariables: { [TITLE]: wordOf(round) },
})

/**
 * Each write: whether it makes sense over a state, what the state is after it, and how it is sent. `send` says whether it
 * was confirmed.
 */
const WRITES = {
  save: {
    fits: () => true,
    after: (state, round) => ({ ...state, published: lookOf(round) }),
    send: ({ call }, { round, state }) =>
      confirmed(call('PUT', '/themes/studio', { body: bodyOf(round), ifMatch: state.numbers.revision })),
  },
  draft: {
    fits: () => true,
    after: (state, round) => ({ ...state, draft: lookOf(round) }),
    send: ({ call }, { round, state }) =>
      confirmed(
        call('PUT', `/staff/theme/draft?base=${state.numbers.published}`, {
          body: bodyOf(round),
          ifMatch: state.numbers.draft,
        }),
      ),
  },
  publish: {
    fits: state => state.draft !== null,
    after: state => ({ ...state, published: state.draft, draft: null }),
    send: ({ call }, { state }) =>
      confirmed(
        call('POST', '/staff/theme/draft/publish', {
          body: { overrides: true },
          ifMatch: state.numbers.draft,
        }),
      ),
  },
  schedule: {
    fits: state => state.draft !== null,
    after: state => ({ ...state, draft: null, schedules: state.schedules + 1 }),
    send: ({ call }, { round, state }) =>
      confirmed(
        call('POST', '/staff/theme/draft/schedule', {
          body: { startsAt: `${2030 + round}-01-01T10:00`, overrides: true },
          ifMatch: state.numbers.draft,
        }),
      ),
  },
  import: {
    fits: () => true,
    after: (state, round) => ({ ...state, catalogue: [String(round), String(round)] }),
    send: (_staff, { studio, round }) => importEvents(studio, round),
  },
}

const confirmed = answer =>
  answer.then(
    ({ status, answer }) => {
      if (status >= 400) throw new Error(`refused with ${status}: ${JSON.stringify(answer)}`)
      return true
    },
    cause => {
      if (cause instanceof TypeError || cause instanceof SyntaxError) return false
      throw cause
    },
  )

/** The command asks the running server; its exit code confirms. */
async function importEvents(studio, round) {
  const named = { clay: `Clay ${round}`, glaze: `Glaze ${round}` }
  const file = studio.venueFile(({ theme: _theme, ...venue }) => ({
    ...venue,
    events: venue.events.map(event => ({ ...event, name: named[event.id] ?? event.name })),
  }))
  const command = studio.begin('venue', ['import', file])
  return (await new Promise(resolve => command.on('exit', resolve))) === 0
}

const sameState = ({ numbers: _mine, ...mine }, { numbers: _theirs, ...theirs }) =>
  JSON.stringify(mine) === JSON.stringify(theirs)

/**
 * Kills the server in the middle of saves, drafts, publications, schedules and imports of a catalogue: what was confirmed is there
 * after a restart, what was not is wholly there or not at all, and `verify` finds nothing (DESIGN 4, issue 14).
 */
export async function proveKills(studio, { seed, print }) {
  // Once: who signs in eighty times is refused, and a session outlives its server.
  const staff = await signInStaff(studio.url)
  const usual = await usualTimes(studio, staff)
  const ends = []
  for (const [index, kill] of fc.sample(aKill, { seed, numRuns: ROUNDS }).entries()) {
    const end = await killOnce(studio, { ...kill, staff, round: FIRST_ROUND + index, usual })
    ends.push(end)
    if (isFault(end)) print(`kills: FAULT ${JSON.stringify(end)}`)
  }
  await studio.stop()
  const verified = studio.run('verify', []).trim()
  const count = fits => ends.filter(fits).length
  print(
    `kills: ${ROUNDS} kills, ${count(({ isConfirmed }) => isConfirmed)} writes confirmed, ` +
      `${count(({ isConfirmed, isWritten }) => !isConfirmed && isWritten)} written without, ` +
      `${count(({ isWritten }) => !isWritten)} not written, ${count(isFault)} lost or half; ${verified}`,
  )
  return !ends.some(isFault) && verified === '0 violations'
}

const isFault = ({ isConfirmed, isWritten, isAsBefore }) =>
  isConfirmed ? !isWritten : !isWritten && !isAsBefore

/** One write, the end of the server in the middle of it, and what is there after a restart. */
async function killOnce(studio, { staff, choice, share, round, usual }) {
  const before = await readState(studio, staff)
  const names = Object.keys(WRITES).filter(name => WRITES[name].fits(before))
  const name = names[choice % names.length]
  const answer = WRITES[name].send(staff, { studio, round, state: before })
  await new Promise(resolve => setTimeout(resolve, share * usual[name]))
  await studio.kill()
  const isConfirmed = await answer
  await studio.start()
  const after = await readState(studio, staff)
  return {
    name,
    isConfirmed,
    isWritten: sameState(after, WRITES[name].after(before, round)),
    isAsBefore: sameState(after, before),
    before,
    after,
  }
}

/** How long each write takes undisturbed, in milliseconds: a kill shall fall into it as often as after it. */
async function usualTimes(studio, staff) {
  const times = {}
  for (const [index, name] of ['save', 'draft', 'publish', 'draft', 'schedule', 'import'].entries()) {
    const state = await readState(studio, staff)
    const before = performance.now()
    await WRITES[name].send(staff, { studio, round: index + 1, state })
    times[name] = performance.now() - before
  }
  return times
}
