import { circle, group, path } from '../drawing/canvas.mjs'
import { layered, noiseField, seeded } from '../drawing/random.mjs'
import { dial, hair, halo, ink, night, sample, screen, smooth, stars } from './chart.mjs'

const sun = { x: 420, y: 1330, r: 900 }
const noise = layered(noiseField(3), 4)

/** Fine loops of a magnetic arch between two feet on the limb. */
function arch(random, { from, to, height, count }) {
  return sample(count, () => {
    const wide = random.between(-0.028, 0.028)
    const tall = height * random.between(0.55, 1.06)
    const [a, b] = [from + wide * random.between(0.4, 1), to - wide * random.between(0.4, 1)]
    return smooth(
      sample(22, t => {
        const angle = a + (b - a) * t + Math.sin(t * Math.PI) * wide * 0.8
        const lift = Math.sin(t * Math.PI) ** 0.72 * tall + noise(t * 3 + wide * 90, tall / 90) * 7
        return [sun.x + Math.cos(angle) * (sun.r + lift - 12), sun.y + Math.sin(angle) * (sun.r + lift - 12)]
      }),
    )
  })
}

function surface(random) {
  const bins = [[], [], [], []]
  for (let tried = 0; tried < 9000; tried++) {
    const [angle, far] = [random.between(-2.3, 0.15), random.next() ** 0.55]
    const r = sun.r * (0.28 + 0.715 * far)
    const [x, y] = [sun.x + Math.cos(angle) * r, sun.y + Math.sin(angle) * r]
    if (x < -40 || x > 1640 || y > 1240) continue
    const flow = noise(x / 150, y / 150) * 3.4 + angle + 1.57
    const squeeze = Math.sqrt(1.02 - (r / sun.r) ** 2) + 0.16
    const length = random.between(9, 26)
    const points = sample(4, t => {
      const turn = flow + t * 0.8
      return [
        x + Math.cos(turn) * length * t * (0.4 + squeeze),
        y + Math.sin(turn) * length * t * (0.3 + squeeze * 0.7),
      ]
    })
    const heat = noise(x / 110 + 7, y / 110) + noise(x / 30, y / 30) * 0.4
    bins[Math.max(0, Math.min(3, Math.floor((heat + 0.6) * 2.6)))].push(smooth(points))
  }
  return bins
}

export function draw() {
  const art = night({ lights: [[sun.x, sun.y, 1500, '#b8452a', 0.5]] })
  const random = seeded(9)
  stars(art, { seed: 55, count: 360, free: (x, y) => Math.hypot(x - sun.x, y - sun.y) > sun.r + 240 })
  const rays = art.radial(
    [
      [0, '#f6a44a', 0],
      [0.6, '#ffcf7a', 0.75],
      [0.75, '#e2683a', 0.3],
      [1, '#8a3a5a', 0],
    ],
    { gradientUnits: 'userSpaceOnUse', cx: sun.x, cy: sun.y, r: sun.r * 1.62 },
  )
  const corona = sample(760, () => {
    const angle = random.between(-2.4, 0.2)
    const far =
      sun.r *
      (0.1 + 0.42 * Math.max(0, noise(Math.cos(angle) * 5, Math.sin(angle) * 5) + 0.42)) *
      random.between(0.4, 1)
    return `M${(sun.x + Math.cos(angle) * sun.r).toFixed(1)} ${(sun.y + Math.sin(angle) * sun.r).toFixed(1)}L${(sun.x + Math.cos(angle) * (sun.r + far)).toFixed(1)} ${(sun.y + Math.sin(angle) * (sun.r + far)).toFixed(1)}`
  })
  art.add(path(corona.join(''), hair(rays, 1.2, 0.8, screen)))
  art.add(
    circle(sun.x, sun.y, sun.r + 210, hair(ink.brass, 1.2, 0.45)),
    dial({ x: sun.x, y: sun.y, r: sun.r + 210, count: 360, major: 5, short: 8, long: 18, opacity: 0.6 }),
  )
  halo(art, [sun.x, sun.y, sun.r * 1.36, '#ff8a3d', 0.75])
  const disc = art.radial(
    [
      [0, '#ffd98a'],
      [0.72, '#f2953f'],
      [0.93, '#cf4f26'],
      [1, '#8f2a22'],
    ],
    { gradientUnits: 'userSpaceOnUse', cx: sun.x, cy: sun.y, r: sun.r },
  )
  art.add(circle(sun.x, sun.y, sun.r, { fill: disc }))
  const tones = ['#a83a1e', '#e2683a', '#ffb454', '#fff0c2']
  art.add(
    surface(random).map((lines, index) =>
      path(lines.join(''), hair(tones[index], index === 3 ? 1.9 : 1.5, 0.62)),
    ),
  )
  const spots = [
    [700, 640, 34, 16, 24],
    [770, 676, 19, 10, 30],
    [330, 700, 24, 12, -8],
  ]
  art.add(
    spots.map(([x, y, rx, ry, turn]) =>
      group(
        [
          path(
            `M${-rx * 1.9} 0a${rx * 1.9} ${ry * 1.9} 0 1 0 ${rx * 3.8} 0a${rx * 1.9} ${ry * 1.9} 0 1 0 ${-rx * 3.8} 0`,
            { fill: '#a83a1e', opacity: 0.75 },
          ),
          path(`M${-rx} 0a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0`, { fill: '#2a0d12' }),
        ],
        { transform: `translate(${x} ${y}) rotate(${turn})` },
      ),
    ),
  )
  art.add(circle(sun.x, sun.y, sun.r, hair('#fff0c2', 3, 0.9)))
  const loops = [
    { from: -1.02, to: -0.62, height: 350, count: 74 },
    { from: -0.98, to: -0.76, height: 190, count: 44 },
    { from: -1.62, to: -1.42, height: 150, count: 40 },
    { from: -1.98, to: -1.72, height: 90, count: 26 },
    { from: -0.42, to: -0.3, height: 120, count: 30 },
  ]
  for (const loop of loops) {
    const stroke = art.radial(
      [
        [0, '#fff6da'],
        [sun.r / (sun.r + loop.height), '#ffe3a0'],
        [1, '#ff7a4a'],
      ],
      { gradientUnits: 'userSpaceOnUse', cx: sun.x, cy: sun.y, r: sun.r + loop.height },
    )
    const lines = arch(random, loop)
    art.add(
      path(lines.join(''), hair('#ff5a2a', 7, 0.1, { ...screen, filter: art.blur(6) })),
      path(lines.join(''), hair(stroke, 1.5, 0.62, screen)),
    )
  }
  return art.print()
}
