declare module 'mailsplit' {
  import type { Transform } from 'node:stream'

  type MimeNode = {
    type: 'node'
    contentType: string | false
    charset: string | false
    headers: { getFirst: (name: string) => string }
    getDecoder: () => Transform
  }
  type MimeData = MimeNode | { type: 'body' | 'data'; value: Buffer }

  export class Splitter extends Transform {
    constructor(limits: { maxHeadSize: number; maxChildNodes: number })
    [Symbol.asyncIterator](): AsyncIterableIterator<MimeData>
  }
}
