import { circle, group, oval, path, pen, put } from '../drawing/canvas.mjs'
import { around, placed, ribbon, sample, smooth } from '../drawing/path.mjs'
import { ink } from './sea.mjs'

/** A sea fan: branches that fork and fork again, growing from (x, y). */
export function fan(random, { x, y, size = 220, color = ink.coral, turn = -90, depth = 5, width = 15 }) {
  const branches = []
  const grow = (from, angle, length, level) => {
    const to = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length]
    const side = random.between(-0.12, 0.12) * length
    const through = [
      (from[0] + to[0]) / 2 - Math.sin(angle) * side,
      (from[1] + to[1]) / 2 + Math.cos(angle) * side,
    ]
    branches.push(path(smooth([from, through, to]), pen(color, width * 0.72 ** (depth - level))))
    if (level === 0) return
    const count = level > depth - 2 ? 3 : 2
    for (const t of sample(count, s => s - 0.5)) {
      grow(to, angle + t * random.between(0.75, 1.15), length * random.between(0.68, 0.84), level - 1)
    }
  }
  grow([x, y], (turn * Math.PI) / 180, size * 0.3, depth)
  return group(branches)
}

/** A brain coral: a dome with wandering grooves. */
export function brain(art, random, { x, y, r = 130, light = ink.peach, dark = ink.ember }) {
  const dome = `M${-r} 0C${-r * 1.08} ${-r * 1.1} ${r * 1.08} ${-r * 1.1} ${r} 0C${r * 0.9} ${r * 0.2} ${-r * 0.9} ${r * 0.2} ${-r} 0Z`
  const fill = art.radial(
    [
      [0, light],
      [1, dark],
    ],
    { cx: 0.38, cy: 0.2, r: 0.9 },
  )
  const grooves = sample(9, t => {
    const lift = -r * 0.78 * t
    const half = r * Math.sqrt(Math.max(0.05, 1 - t * t * 0.8)) * 0.86
    const points = sample(13, s => [
      (s - 0.5) * 2 * half,
      lift + Math.sin(s * 26 + t * 12) * r * 0.05 + random.between(-3, 3) + (s - 0.5) ** 2 * r * 0.4,
    ])
    return path(smooth(points), pen(dark, r * 0.036, { strokeOpacity: 0.6 }))
  })
  return group([path(dome, { fill }), grooves], { transform: put(x, y) })
}

/** A bunch of tube sponges with open tops. */
export function tubes(art, random, { x, y, size = 200, light = ink.sun, dark = '#e0872f', count = 6 }) {
  const fill = art.linear(
    [
      [0, light],
      [1, dark],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 1 },
  )
  const pipes = sample(count, t => ({
    lean: (t - 0.5) * 1.1,
    tall: size * random.between(0.55, 1),
    wide: size * random.between(0.085, 0.12),
  }))
  const drawn = pipes
    .sort((a, b) => b.tall - a.tall)
    .map(({ lean, tall, wide }) => {
      const curve = sample(8, s => [x + lean * size * 0.36 * (0.3 + s * s), y - s * tall])
      const [tx, ty] = curve[7]
      return [
        path(
          ribbon(curve, s => wide * (0.72 + s * 0.28)),
          { fill },
        ),
        oval(tx, ty, wide * 1.04, wide * 0.44, {
          fill: light,
          transform: `rotate(${lean * 22} ${tx} ${ty})`,
        }),
        oval(tx, ty + 1, wide * 0.68, wide * 0.25, {
          fill: '#7a3a1c',
          opacity: 0.8,
          transform: `rotate(${lean * 22} ${tx} ${ty})`,
        }),
      ]
    })
  return group(drawn)
}

/** An anemone: soft fingers with bright tips around a low foot. */
export function anemone(art, random, { x, y, size = 120, color = ink.violet, tip = '#e7c6ff', count = 26 }) {
  const fill = art.linear([
    [0, tip],
    [0.35, color],
    [1, color],
  ])
  const fingers = sample(count, t => {
    const angle = Math.PI + t * Math.PI + random.between(-0.08, 0.08)
    const length = size * random.between(0.7, 1)
    const sway = random.between(-0.3, 0.3) * size
    const curve = sample(7, s => [
      x + Math.cos(angle) * (size * 0.28 + length * s * 0.8) + sway * s * s * 0.5,
      y + Math.sin(angle) * (size * 0.1 + length * s * 0.9) - Math.sin(s * 3) * 6,
    ])
    const [tx, ty] = curve[6]
    return {
      tall: -ty,
      shape: [
        path(
          ribbon(curve, s => size * 0.062 * (1 - s * 0.25)),
          { fill },
        ),
        circle(tx, ty, size * 0.055, { fill: tip }),
      ],
    }
  })
  fingers.sort((a, b) => b.tall - a.tall)
  const foot = path(smooth(placed(around(8, [0, 0], size * 0.42, 0.45), { x, y: y + size * 0.1 }), true), {
    fill: color,
  })
  return group([fingers.map(({ shape }) => shape), foot])
}

/** A table coral: a broad plate on a short stalk. */
export function table(art, { x, y, size = 220, light = '#5fd0c5', dark = ink.pine }) {
  const fill = art.linear([
    [0, light],
    [1, dark],
  ])
  const plate = `M${-size} 0C${-size * 0.9} ${-size * 0.18} ${size * 0.9} ${-size * 0.2} ${size} ${-size * 0.02}C${size * 0.7} ${size * 0.1} ${size * 0.3} ${size * 0.13} ${size * 0.14} ${size * 0.5}L${-size * 0.14} ${size * 0.5}C${-size * 0.3} ${size * 0.13} ${-size * 0.7} ${size * 0.12} ${-size} 0Z`
  const knobs = sample(22, t =>
    circle((t - 0.5) * size * 1.9, -size * 0.12 * Math.sin(t * Math.PI) - 2, size * 0.035, { fill: light }),
  )
  return group([path(plate, { fill }), knobs], { transform: put(x, y) })
}

/** A sea star with soft arms; `r` to the tip. */
export function star(
  art,
  { x, y, r = 90, turn = 0, light = '#ff9a7d', dark = ink.coral, dot = '#ffd9c8', arms = 5 },
) {
  const fill = art.radial([
    [0, light],
    [1, dark],
  ])
  const tips = sample(arms, t => t * (arms - 1))
  const grains = tips.flatMap(arm =>
    sample(5, s => {
      const angle = (arm / arms) * Math.PI * 2
      return circle(
        Math.cos(angle) * r * (0.2 + s * 0.6),
        Math.sin(angle) * r * (0.2 + s * 0.6),
        r * (0.05 - s * 0.024),
        { fill: dot },
      )
    }),
  )
  const wide = angle => r * (0.4 + 0.58 * ((1 + Math.cos(angle * arms)) / 2) ** 1.45)
  const body = path(smooth(around(arms * 8, [0, 0], wide), true), { fill })
  return group([body, grains, circle(0, 0, r * 0.07, { fill: dot })], { transform: put(x, y, turn) })
}

/** A rounded boulder. */
export function rock(art, random, { x, y, r = 160, light = '#2a6f8c', dark = '#0b3a55', flat = 0.7 }) {
  const fill = art.linear(
    [
      [0, light],
      [1, dark],
    ],
    { x1: 0.2, y1: 0, x2: 0.6, y2: 1 },
  )
  const points = around(9, [x, y], () => r * random.between(0.86, 1.08), flat)
  return path(smooth(points, true), { fill })
}
