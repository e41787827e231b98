import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request } from 'node:http'

export type BuyersTask = {
  base: string
  buyers: number
  seconds: number
  headers: Record<string, string>
  carts: unknown[]
  body: object
}
/** `times` of the orders in milliseconds, each with its cart. */
export type BuyersResult = { orders: number; errors: number; times: number[] }

/** Buyers who do nothing but fill a cart and pay for it, again and again, until the time is over. */
const [task] = (await once(process, 'message')) as [BuyersTask]
const agent = new Agent({ keepAlive: true, maxSockets: task.buyers })
const until = performance.now() + task.seconds * 1000
const bought: BuyersResult = { orders: 0, errors: 0, times: [] }
await Promise.all(Array.from({ length: task.buyers }, (_, number) => shop(number)))
process.send?.(bought)
process.disconnect?.()
agent.destroy()

async function shop(number: number) {
  for (let turn = number; performance.now() < until; turn += task.buyers) {
    const begin = performance.now()
    try {
      const cart = await call('PUT', '/shopping_cart', task.carts[turn % task.carts.length])
      const order = { ...task.body, shoppingCartId: cart.id, shownTotal: cart.total }
      await call('POST', '/checkout', order)
      bought.orders += 1
      bought.times.push(performance.now() - begin)
    } catch (error) {
      bought.errors += 1
      if (bought.errors === 1) console.error(error)
    }
  }
}

function call(method: string, path: string, body: unknown): Promise<{ id: string; total: number }> {
  const text = JSON.stringify(body)
  const headers = {
    ...task.headers,
    'content-length': Buffer.byteLength(text),
    'x-request-uuid': randomUUID(),
  }
  return new Promise((resolve, reject) => {
    const sent = request(task.base + path, { method, agent, headers }, answer => {
      const chunks: Buffer[] = []
      answer.on('data', chunk => chunks.push(chunk))
      answer.on('end', () => {
        const content = Buffer.concat(chunks).toString()
        if (answer.statusCode === 200) resolve(JSON.parse(content).payload)
        else reject(new Error(`${method} ${path}: ${answer.statusCode} ${content.slice(0, 300)}`))
      })
    })
    sent.on('error', reject)
    sent.end(text)
  })
}
