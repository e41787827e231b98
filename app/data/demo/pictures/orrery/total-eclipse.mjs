import { circle, group, path } from '../drawing/canvas.mjs'
import { layered, noiseField, seeded } from '../drawing/random.mjs'
import { beacon, dial, hair, halo, ink, night, sample, screen, smooth, stars } from './chart.mjs'

const [cx, cy, r] = [800, 500, 232]
const noise = layered(noiseField(31), 4)

/** How far the corona reaches in one direction, in radii: long at the equator, short plumes at the poles. */
function reach(angle) {
  const turned = angle + 0.42
  const equator = Math.abs(Math.cos(turned)) ** 1.6
  const rays = Math.max(0, noise(Math.cos(angle) * 2.6 + 5, Math.sin(angle) * 2.6))
  return 0.34 + equator * 0.75 + rays * (0.5 + equator * 1.5)
}

function corona(art, random) {
  const stroke = art.radial(
    [
      [0, '#fffaf0', 0],
      [0.32, '#fffaf0', 1],
      [0.44, '#ffe3a6', 0.75],
      [0.62, '#e7b45c', 0.4],
      [0.85, '#8a83d8', 0.16],
      [1, '#8a83d8', 0],
    ],
    { gradientUnits: 'userSpaceOnUse', cx, cy, r: r * 3.1 },
  )
  const lines = sample(1500, () => {
    const angle = random.next() * Math.PI * 2
    const far = r * reach(angle) * random.between(0.45, 1.12)
    const lean = Math.sin(2 * (angle + 0.42)) * -0.16
    const points = sample(6, t => {
      const at = angle + lean * t * t
      const distance = r * 0.995 + far * t
      return [cx + Math.cos(at) * distance, cy + Math.sin(at) * distance]
    })
    return smooth(points)
  })
  const bundle = (from, to, width, opacity) =>
    path(lines.slice(from, to).join(''), hair(stroke, width, opacity))
  return group([bundle(0, 300, 2.6, 0.5), bundle(300, 900, 1.3, 0.8), bundle(900, 1500, 0.8, 0.9)], screen)
}

function prominences(art) {
  const places = [
    [0.62, 26],
    [2.4, 18],
    [4.05, 30],
    [5.5, 16],
  ]
  for (const [angle, size] of places) {
    const [x, y] = [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r]
    halo(art, [x, y, size * 2.6, ink.rose, 0.8])
    const turn = (angle * 180) / Math.PI + 90
    const loop = `M${-size * 0.6} 4C${-size * 0.7} ${-size} ${size * 0.7} ${-size} ${size * 0.6} 4M${-size * 0.3} 4C${-size * 0.3} ${-size * 0.5} ${size * 0.3} ${-size * 0.5} ${size * 0.3} 4`
    art.add(path(loop, hair('#ffb3c0', 2.6, 0.95, { transform: `translate(${x} ${y}) rotate(${turn})` })))
  }
}

function phases(art) {
  const row = 1035
  art.add(path(`M190 ${row}H1410`, hair(ink.brass, 1.2, 0.45)))
  sample(9, t => t).forEach((t, index) => {
    const x = 230 + t * 1140
    const size = 37
    const clip = art.clip(circle(x, row, size))
    const full = index === 4
    const shift = (index - 4) * size * 0.52
    art.add(circle(x, row, size + 12, { fill: '#0c1022' }))
    if (full) {
      halo(art, [x, row, 110, ink.glint, 0.7])
      art.add(circle(x, row, size, { fill: ink.void }), circle(x, row, size + 2, hair(ink.white, 3)))
    } else {
      const sun = art.radial([
        [0, ink.white],
        [0.6, ink.glint],
        [1, ink.brass],
      ])
      art.add(
        group(
          [circle(x, row, size, { fill: sun }), circle(x + shift, row, size * 1.02, { fill: '#0c1022' })],
          { clipPath: clip },
        ),
      )
      art.add(circle(x, row, size, hair(ink.brass, 1.2, 0.7)))
    }
    art.add(path(`M${x} ${row + 56}v12`, hair(ink.brass, 1.3, full ? 1 : 0.55)))
  })
}

export function draw() {
  const art = night({
    lights: [
      [cx, cy, 980, '#4a4796', 0.55],
      [cx, cy, 560, '#e6b765', 0.5],
    ],
  })
  const random = seeded(77)
  stars(art, { seed: 5, count: 420, free: (x, y) => Math.hypot(x - cx, y - cy) > r * 1.7 && y < 960 })
  art.add(
    dial({ x: cx, y: cy, r: 436, count: 120, major: 10, opacity: 0.4, short: 6, long: 14 }),
    circle(cx, cy, 442, hair(ink.brass, 1, 0.35)),
  )
  art.add(corona(art, random))
  halo(art, [cx, cy, r * 1.5, '#fff3d6', 0.6])
  art.add(circle(cx, cy, r + 3, { fill: '#fff6e2' }), circle(cx, cy, r, { fill: '#05060d' }))
  prominences(art)
  art.add(
    circle(cx, cy, r - 1, {
      fill: art.radial([
        [0, '#10142c'],
        [0.8, '#080a17'],
        [1, '#04050c'],
      ]),
    }),
  )
  const bead = [cx + Math.cos(-0.82) * r, cy + Math.sin(-0.82) * r]
  halo(art, [...bead, 250, '#fff8e6', 1])
  beacon(art, { x: bead[0], y: bead[1], r: 15, reach: 150, color: '#fffdf6' })
  phases(art)
  return art.print()
}
