import { circle, group, path, pen, put } from '../drawing/canvas.mjs'
import { ribbon, sample, smooth } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'
import { bent, specks } from './leaves.mjs'
import { ink, paper, press } from './press.mjs'

/** An oak leaf: lobes along a midrib. */
function oakLeaf({ x, y, angle, length, fill }) {
  const line = bent({ x, y, angle, length, bend: 0.2, steps: 30 })
  const half = t =>
    length * 0.3 * Math.sin(Math.PI * (0.04 + t * 0.93)) ** 0.7 * (0.66 + 0.34 * Math.sin(t * 26 - 1)) + 0.8
  return [
    path(ribbon(line, half), { fill }),
    path(smooth(line.filter((_, index) => index % 5 === 0)), pen('#fff', length * 0.02 + 0.6)),
  ]
}

function acorn({ x, y, turn, scale }) {
  const hatch = sample(7, t =>
    path(`M${-48 + t * 96} -14L${-30 + t * 96} 18M${-30 + t * 96} -14L${-48 + t * 96} 18`, pen('#fff', 2.4)),
  )
  return {
    nut: group(
      [
        path('M-50 14C-54 80 -24 120 0 140C24 120 54 80 50 14Z', { fill: ink.clayMid }),
        path('M-28 30C-30 66 -22 88 -12 102', pen('#fff', 5)),
      ],
      { transform: put(x, y, turn, scale) },
    ),
    cup: group(
      [
        path('M-62 20C-66 -34 66 -34 62 20C40 34 -40 34 -62 20Z', { fill: ink.moss }),
        hatch,
        path('M0 -22C2 -44 8 -56 18 -66', pen(ink.moss, 9)),
      ],
      { transform: put(x, y, turn, scale) },
    ),
  }
}

function limbs(random) {
  const ends = []
  const wood = []
  const grow = ({ x, y, angle, length, width, level }) => {
    const line = bent({ x, y, angle, length, bend: random.between(-0.5, 0.5), steps: 8 })
    wood.push(
      path(
        ribbon(line, t => width * (1 - t * 0.42)),
        { fill: ink.pine },
      ),
    )
    const [ex, ey] = line[8]
    if (level < 3) ends.push([ex, ey], line[5])
    if (level === 0) return
    const lean = -Math.PI / 2 - angle
    for (const side of [-1, 0.15, 1])
      grow({
        x: ex,
        y: ey,
        angle: angle + side * random.between(0.5, 0.74) + lean * 0.1,
        length: length * random.between(0.66, 0.82),
        width: width * 0.55,
        level: level - 1,
      })
  }
  grow({ x: 800, y: 850, angle: -1.58, length: 205, width: 62, level: 4 })
  return { wood, ends }
}

export function draw() {
  const sheet = press({ width: 1600, height: 1000, stock: paper.sage, seed: 193 })
  const random = seeded(12)
  sheet.under(circle(1080, 330, 210, { fill: ink.clayPale }))
  const { wood, ends } = limbs(random)
  const crown = ends.flatMap(([x, y]) =>
    sample(4, () =>
      oakLeaf({
        x: x + random.bell() * 24,
        y: y + random.bell() * 20,
        angle: random.between(-3.6, 0.5),
        length: random.between(42, 66),
        fill: random.pick([ink.moss, ink.moss, ink.mossMid, '#5d7a54']),
      }),
    ),
  )
  sheet.moss(
    wood,
    path('M690 874C720 850 740 830 742 790H858C860 830 884 850 930 874Z', { fill: ink.pine }),
    crown,
  )
  sheet.clay(
    sample(26, () => {
      const [x, y] = random.pick(ends)
      return oakLeaf({ x, y, angle: random.between(-3, 0), length: random.between(40, 58), fill: ink.clay })
    }),
  )
  const nuts = [
    acorn({ x: 250, y: 640, turn: 14, scale: 0.9 }),
    acorn({ x: 360, y: 700, turn: -16, scale: 0.72 }),
    acorn({ x: 1320, y: 660, turn: -12, scale: 0.86 }),
  ]
  sheet.clay(nuts.map(({ nut }) => nut))
  sheet.moss(
    nuts.map(({ cup }) => cup),
    oakLeaf({ x: 330, y: 600, angle: -2.4, length: 190, fill: ink.moss }),
    oakLeaf({ x: 1350, y: 610, angle: -0.8, length: 190, fill: ink.moss }),
  )
  sheet.moss(
    path(
      smooth([
        [180, 872],
        [500, 866],
        [800, 874],
        [1100, 866],
        [1430, 872],
      ]),
      pen(ink.moss, 5),
    ),
  )
  sheet.clay(specks(random, { count: 60, x: 800, y: 860, spread: 330, tall: 6, r: 5, fill: ink.clay }))
  return sheet.pull()
}
