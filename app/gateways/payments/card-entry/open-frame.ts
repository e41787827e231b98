import type { CardAnswer, CardEntry, CardHost } from './card-entry.ts'
import { CHANNEL, type FromFrame, greeting, type OpenMessage, type ToFrame } from './frame-messages.ts'

const MAX_HEIGHT = 1_200

/**
 * The fields of the test gateway, in a frame of its own origin. Each side answers the other's origin and window only; after the
 * greeting they speak through a port that nobody else holds.
 */
export function openFrame(url: string, host: CardHost): CardEntry {
  const { origin } = new URL(url)
  const frame = frameOf(url, host.title)
  const pending = new Map<number, (answer: CardAnswer) => void>()
  let greeted = (_port: MessagePort) => {}
  const port = new Promise<MessagePort>(resolve => (greeted = resolve))
  const onMessage = (event: MessageEvent) => {
    if (!greeting(event, { type: 'ready', origin, source: frame.contentWindow })) return
    const { port1, port2 } = new MessageChannel()
    const { fieldTheme, fonts, words, layout } = host
    const open: OpenMessage = { channel: CHANNEL, type: 'open', fieldTheme, fonts, words, layout }
    port1.onmessage = ({ data }) => receive(data, { frame, host, pending })
    frame.contentWindow?.postMessage(open, origin, [port2])
    greeted(port1)
    host.onReady()
  }
  window.addEventListener('message', onMessage)
  host.place.replaceChildren(frame)
  const send = (message: ToFrame) => void port.then(open => open.postMessage(message))
  return {
    ask: () =>
      new Promise(resolve => {
        const id = pending.size + 1
        pending.set(id, resolve)
        send({ type: 'ask', id })
      }),
    mark: marks => send({ type: 'mark', marks }),
    focus: field => {
      void port.then(() => frame.focus())
      send({ type: 'focus', field })
    },
    close: () => {
      window.removeEventListener('message', onMessage)
      frame.remove()
    },
  }
}

function frameOf(url: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
  frame.referrerPolicy = 'no-referrer'
  frame.src = url
  return frame
}

type FrameListener = {
  frame: HTMLIFrameElement
  host: CardHost
  pending: Map<number, (answer: CardAnswer) => void>
}

function receive(message: FromFrame, { frame, host, pending }: FrameListener) {
  if (message.type === 'height') frame.style.height = `${Math.min(Number(message.pixels) || 0, MAX_HEIGHT)}px`
  if (message.type === 'prefix') host.onPrefix(String(message.digits).slice(0, 6))
  if (message.type === 'enter') host.onEnter()
  if (message.type === 'answer') pending.get(message.id)?.(message.answer)
}
