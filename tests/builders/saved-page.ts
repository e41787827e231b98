import { zipSync } from 'fflate'

type SavedPart = { type: string; address: string; content: string | Buffer }

/** A page as Chrome saves it as "Webpage, single file": the page in quoted-printable, what belongs to it in base64. */
export function singleFilePage(parts: readonly [page: SavedPart, ...rest: SavedPart[]]): Buffer {
  const boundary = '----MultipartBoundary--z5Qk----'
  const [page] = parts
  const head = [
    'From: <Saved by Blink>',
    `Snapshot-Content-Location: ${page.address}`,
    'Subject: =?utf-8?Q?Saved?=',
    'MIME-Version: 1.0',
    `Content-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="${boundary}"`,
    '',
    '',
  ]
  const bodies = parts.map(
    part => `--${boundary}\r\n${part.type === 'text/html' ? quoted(part) : packed(part)}`,
  )
  return Buffer.from([...head, ...bodies, `--${boundary}--`, ''].join('\r\n'))
}

const partHead = ({ type, address }: SavedPart, encoding: string) =>
  [
    `Content-Type: ${type}`,
    `Content-Transfer-Encoding: ${encoding}`,
    `Content-Location: ${address}`,
    '',
    '',
  ].join('\r\n')

const packed = (part: SavedPart) =>
  `${partHead(part, 'base64')}${Buffer.from(part.content).toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n`

function quoted(part: SavedPart): string {
  const text = [...Buffer.from(part.content)]
    .map(byte =>
      byte === 61 || byte > 126
        ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
        : String.fromCharCode(byte),
    )
    .join('')
    .replace(/(?:=..|[^\n]){1,72}(?=[^\n]{4})/g, '$&=\r\n')
  return `${partHead(part, 'quoted-printable')}${text}\r\n`
}

/** A page with the folder of its files, as one ZIP archive. */
export const zippedPage = (files: readonly { name: string; bytes: Buffer }[]): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, new Uint8Array(bytes)]))))
