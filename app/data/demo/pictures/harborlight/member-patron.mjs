import { canvas, circle, path, pen, put } from '../drawing/canvas.mjs'
import { sample } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'
import { glow, motes, shafts, vignette, water } from './sea.mjs'

const golds = ['#fff3c4', '#ffdf8a', '#ffc95c', '#f2a93c', '#c97a24', '#8a5220']

/** A ball of fish turning around its middle; the front ones are larger and brighter. */
function ball(random) {
  return sample(520, () => {
    const angle = random.between(0, Math.PI * 2)
    const far = random.next() ** 0.6
    const depth = random.next()
    return { angle, far, depth }
  })
    .sort((a, b) => a.depth - b.depth)
    .map(({ angle, far, depth }) => {
      const r = 70 + far * 330
      const [x, y] = [800 + Math.cos(angle) * r * 1.22, 500 + Math.sin(angle) * r * 0.98]
      const turn =
        (Math.atan2(Math.cos(angle) * 0.98, -Math.sin(angle) * 1.22) * 180) / Math.PI +
        random.between(-12, 12)
      const tone =
        golds[Math.max(0, Math.min(5, Math.floor(5.6 - depth * 4.6 - Math.cos(angle + 2.2) * 1.1)))]
      return path('M50 0C30 -18 -10 -16 -34 -3L-56 -18C-50 -6 -50 6 -56 18L-34 3C-10 16 30 18 50 0Z', {
        fill: tone,
        opacity: 0.4 + depth * 0.6,
        transform: put(x, y, turn, 0.34 + depth * 0.42),
      })
    })
}

export function draw() {
  const art = canvas({ width: 1600, height: 1000 })
  const random = seeded(15)
  water(art, [
    [0, '#0d5f8f'],
    [0.4, '#063c5e'],
    [1, '#021524'],
  ])
  glow(art, { x: 800, y: 480, r: 760, color: '#e8a23c', strength: 0.35 })
  shafts(art, random, { x: 800, count: 9, spread: 2000, length: 1100, strength: 0.4 })
  art.add(ball(random))
  glow(art, { x: 800, y: 500, r: 220, color: '#fff6d0', strength: 0.7 })
  art.add(circle(800, 500, 455, pen('#ffdf8a', 2, { strokeOpacity: 0.25 })))
  motes(art, random, { count: 110, size: 3, color: '#fff3c4' })
  vignette(art, 0.55)
  return art.print()
}
