/** The modules of a QR code, row by row: 1 is dark. */
type Modules = { size: number; data: Uint8Array }

/** A QR code as one SVG path on a square of `size` units: a run of dark modules is one bar. */
export function codePath({ size, data }: Modules): string {
  const rows = Array.from({ length: size }, (_, y) => data.slice(y * size, (y + 1) * size).join(''))

  return rows.map(barsOf).join('')
}

const barsOf = (row: string, y: number) =>
  [...row.matchAll(/1+/g)]
    .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('')
