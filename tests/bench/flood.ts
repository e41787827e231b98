import { once } from 'node:events'
import { Agent, request } from 'node:http'

export type FloodTask = { base: string; headers: Record<string, string>; atOnce: number }
/** Sign-ins that were answered, and those that were told to come again. */
export type FloodResult = { answered: number; refused: number }

/** Strangers who do nothing but sign in with wrong passwords, each with an account and an address of their own, until they are told to stop. */
const [task] = (await once(process, 'message')) as [FloodTask]
const flooded: FloodResult = { answered: 0, refused: 0 }
let isOver = false
process.once('message', () => {
  isOver = true
})
await Promise.all(Array.from({ length: task.atOnce }, (_, number) => guess(number)))
process.send?.(flooded)
process.disconnect?.()

async function guess(number: number) {
  for (let turn = 0; !isOver; turn += 1) {
    const localAddress = `127.0.${1 + (turn % 200)}.${1 + number}`
    const agent = new Agent({ localAddress })
    const status = await signIn(agent, `stranger-${number}-${turn}@example.com`)
    agent.destroy()
    flooded[status === 429 ? 'refused' : 'answered'] += 1
  }
}

function signIn(agent: Agent, email: string): Promise<number> {
  const headers = { ...task.headers, 'x-email': encodeURIComponent(email), 'x-password': 'guess' }
  return new Promise((resolve, reject) => {
    const sent = request(`${task.base}/visitor/session`, { agent, headers }, answer => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.on('error', reject)
    sent.end()
  })
}
