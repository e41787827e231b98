import QRCode from 'qrcode'

/** A QR code as one SVG path: a run of dark modules is one bar. `size` is the number of modules on a side. */
export function drawCode(code: string): { path: string; size: number } {
  const { size, data } = QRCode.create(code, { errorCorrectionLevel: 'M' }).modules
  const rows = Array.from({ length: size }, (_, y) => data.slice(y * size, (y + 1) * size).join(''))
  return { size, path: rows.map(barsOf).join('') }
}

const barsOf = (row: string, y: number) =>
  [...row.matchAll(/1+/g)]
    .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('')
