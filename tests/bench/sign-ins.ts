import { fork } from 'node:child_process'
import { join } from 'node:path'
import { createDatabase } from '#app/data/database/database.ts'
import { openShop } from '#tests/builders/shop.ts'
import type { BuyersResult } from './buyers.ts'
import type { FloodResult } from './flood.ts'
import { aCart, atTill, buy, openPool, prepareVenue, type Till } from './orders.ts'

/** Orders while so many sign-ins a second are answered, or put off. `p95` in milliseconds: an order with its cart. */
export type Trade = {
  ordersPerSecond: number
  p95: number
  errors: number
  signIns: number
  refused: number
}

const SECONDS = 5
const ROUNDS = 3
const CONCURRENCY = 50
const NOBODY: FloodResult = { answered: 0, refused: 0 }

/** What eight buyers get while nobody signs in, and while fifty strangers at once do: in turns, so that both have the same machine. */
export async function measureFlood(folder: string): Promise<{ quiet: Trade; flooded: Trade }> {
  const database = createDatabase(await openPool({ folder: join(folder, 'sign-ins') }))
  const slots = await prepareVenue(database)
  const measured = await atTill(openShop(database), async till => {
    const task = { ...till, carts: slots.map(aCart), seconds: SECONDS }
    await buy(task)
    const quiet: Round[] = []
    const flooded: Round[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      quiet.push({ bought: await buy(task), strangers: NOBODY })
      const flood = await openFlood(till)
      const bought = await buy(task)
      flooded.push({ bought, strangers: await flood.end() })
    }
    return { quiet: tradeOf(quiet), flooded: tradeOf(flooded) }
  })
  await database.close()
  return measured
}

type Round = { bought: BuyersResult; strangers: FloodResult }

function tradeOf(rounds: readonly Round[]): Trade {
  const seconds = rounds.length * SECONDS
  const sum = (of: (round: Round) => number) => rounds.reduce((total, round) => total + of(round), 0)
  const times = rounds.flatMap(({ bought }) => bought.times).sort((one, other) => one - other)
  return {
    ordersPerSecond: sum(({ bought }) => bought.orders) / seconds,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
    errors: sum(({ bought }) => bought.errors),
    signIns: sum(({ strangers }) => strangers.answered) / seconds,
    refused: sum(({ strangers }) => strangers.refused) / seconds,
  }
}

/** The strangers are a process of their own, like the buyers, and have begun when this is done. */
async function openFlood({ base, headers }: Till) {
  const strangers = fork(join(process.cwd(), 'build/bench/flood.js'))
  const result = new Promise<FloodResult>((resolve, reject) => {
    strangers.once('message', flooded => resolve(flooded as FloodResult))
    strangers.once('error', reject)
    strangers.once('exit', () => reject(new Error('The strangers are gone')))
  })
  strangers.send({ base, headers, atOnce: CONCURRENCY })
  await new Promise(resolve => setTimeout(resolve, 1_000))
  return {
    end: () => {
      strangers.send('stop')
      return result
    },
  }
}
