import { canvas, circle, group, path, pen, put } from '../drawing/canvas.mjs'
import { sample, smooth } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'
import { jelly, tints } from './jelly-lab.mjs'
import { anemone, fan, star } from './reef.mjs'
import { bubbles, fish, glow, ink, minnow, motes, shafts } from './sea.mjs'
import { turtle } from './turtle-rescue.mjs'

const edge = (x, phase) => sample(9, t => [x + Math.sin(t * 6.5 + phase) * 34, t * 1080 - 40])

/** One band of the day, from its wavy left edge to the right rim of the sheet. */
function band(art, x, phase, stops, fill) {
  const held = []
  const left = x ? smooth(edge(x, phase)) : 'M-40 -40L-40 1040'
  const d = `${left}L1700 1040L1700 -40Z`
  fill({ ...art, add: (...shapes) => held.push(shapes) })
  art.add(
    group(
      [
        path(d, { fill: art.linear(stops) }),
        held,
        x ? path(left, pen('#fff', 10, { strokeOpacity: 0.9 })) : '',
      ],
      { clipPath: art.clip(path(d, { stroke: '#000', strokeWidth: 12 })) },
    ),
  )
}

export function draw() {
  const art = canvas({ width: 1600, height: 1000 })
  const random = seeded(29)
  band(
    art,
    0,
    0,
    [
      [0, '#ffd9b8'],
      [0.36, '#ffb199'],
      [0.37, '#8fe0e4'],
      [0.68, '#d8f6ee'],
      [0.7, '#f6dfb6'],
      [1, '#e9c48c'],
    ],
    art => {
      art.add(circle(200, 250, 92, { fill: '#fff3cf' }))
      art.add(
        sample(3, t =>
          path(
            smooth(sample(6, s => [s * 480 - 40, 690 + t * 40 + Math.sin(s * 8 + t * 2) * 14])),
            pen('#fff', 11 - t * 3, { strokeOpacity: 0.9 - t * 0.25 }),
          ),
        ),
      )
      art.add(star(art, { x: 210, y: 870, r: 92, turn: 14 }))
      art.add(
        sample(26, () =>
          circle(random.between(10, 390), random.between(770, 985), random.between(2, 6), {
            fill: '#b88a55',
            opacity: 0.5,
          }),
        ),
      )
    },
  )
  band(
    art,
    400,
    0.6,
    [
      [0, '#a4ecec'],
      [0.4, '#3fb9d8'],
      [1, '#0d7aa8'],
    ],
    art => {
      shafts(art, random, { x: 620, count: 5, spread: 700, length: 900, strength: 0.5 })
      art.add(
        fan(random, { x: 520, y: 1000, size: 430, color: ink.coral, depth: 5, width: 22 }),
        fan(random, { x: 740, y: 1010, size: 330, color: '#c65bb0', depth: 5, width: 17 }),
      )
      art.add(anemone(art, random, { x: 650, y: 960, size: 120 }))
      art.add(
        fish({
          x: 610,
          y: 470,
          size: 150,
          turn: -6,
          body: '#ffd84d',
          belly: '#fff0a8',
          fin: '#f5a623',
          band: '#0a3550',
        }),
        fish({
          x: 700,
          y: 300,
          size: 100,
          turn: 6,
          flip: -1,
          body: '#ff7a3d',
          belly: '#ff9a58',
          fin: '#e8532c',
          band: '#fff8ee',
        }),
      )
    },
  )
  band(
    art,
    800,
    2.2,
    [
      [0, '#2ea7d0'],
      [0.5, '#0d6ea1'],
      [1, '#07456c'],
    ],
    art => {
      shafts(art, random, { x: 980, count: 5, spread: 700, length: 1000, strength: 0.35 })
      art.add(
        sample(34, () =>
          minnow({
            x: 1010 + random.bell() * 80,
            y: 210 + random.bell() * 60,
            size: random.between(22, 36),
            turn: -30,
            fill: '#bff1f2',
            opacity: 0.6,
          }),
        ),
      )
      art.add(turtle(art, seeded(5), put(1010, 610, 24, 0.56)))
    },
  )
  band(
    art,
    1200,
    4,
    [
      [0, '#06304e'],
      [0.6, '#031a2f'],
      [1, '#010812'],
    ],
    art => {
      glow(art, { x: 1400, y: 420, r: 420, color: '#7a63d8', strength: 0.4 })
      jelly(art, seeded(6), { x: 1410, y: 400, r: 125, turn: 6, colors: tints.coral, length: 470, lean: -30 })
      jelly(art, seeded(7), { x: 1530, y: 200, r: 50, turn: -8, colors: tints.blue, length: 170, lean: 10 })
      motes(art, random, { count: 160, size: 3.4, color: '#8fe6ff' })
      bubbles(art, random, { x: 1300, y: 900, count: 6, rise: 300, size: 12 })
    },
  )
  return art.print()
}
