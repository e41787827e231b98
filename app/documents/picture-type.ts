const ascii = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')

const BRANDS: Record<string, string> = { avif: 'image/avif', avis: 'image/avif' }

/** The type of a picture by its first bytes (1,024 are enough); null for what is none that browsers show. */
export function pictureType(bytes: Uint8Array): string | null {
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'image/jpeg'
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'image/gif'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp'
  if (ascii(bytes, 4, 8) === 'ftyp') return BRANDS[ascii(bytes, 8, 12)] ?? null
  const start = Buffer.from(bytes)
    .toString('utf8')
    .replace(/^\ufeff/, '')
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg[\s>]/.test(start)
    ? 'image/svg+xml'
    : null
}
