import { box, canvas, circle, group } from '../drawing/canvas.mjs'
import { sample } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'
import { ink, vignette } from './sea.mjs'

const blues = [
  ['#052f4a', '#0a5c8a', '#1279ab', '#2ea7d0', '#86dbea', '#e9fbfa'],
  ['#03202f', '#084a72', '#0f6a9c', '#2696c4', '#63c8df', '#c9f1f2'],
  ['#0a5c8a', '#1279ab', '#2ea7d0', '#5cc4dc', '#a4e6ec', '#f4fffd'],
]
const corals = ['#8f2440', '#d8412f', '#ff6b57', '#ff9580', '#ffc2ad', '#fff1ea']

const scale = (x, y, r, colors) =>
  colors.map((color, index) => circle(x, y, r * (1 - index * 0.165), { fill: color }))

export function draw() {
  const art = canvas({ width: 1600, height: 1000 })
  const random = seeded(4)
  const r = 206
  art.add(box(0, 0, 1600, 1000, { fill: ink.deep }))
  const rows = sample(12, t => Math.round(t * 11))
  for (const row of rows) {
    const shift = row % 2 ? r : 0
    const across = sample(6, t => Math.round(t * 5)).map(column => {
      const chosen = row === 6 && column === 3
      return scale(column * r * 2 - shift, row * r * 0.52 - 60, r, chosen ? corals : random.pick(blues))
    })
    art.add(group(across))
  }
  vignette(art, 0.35)
  return art.print()
}
