import { circle, group, oval, path, pen, put } from '../drawing/canvas.mjs'
import { ribbon, sample, smooth } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'
import { bent, frond, leaf, specks } from './leaves.mjs'
import { ink, paper, press } from './press.mjs'

/** A tall cap mushroom with a ring and gills seen from slightly below; foot at the origin, cap half width `w`. */
function parasol({ x, y, w, h, turn, cap, spots, random }) {
  const dots = spots
    ? sample(spots, t => {
        const angle = -Math.PI * (0.08 + ((t * 0.84 + random.between(-0.03, 0.03)) % 0.9))
        const far = random.between(0.2, 0.86)
        return oval(
          Math.cos(angle) * w * far,
          -h + 6 + Math.sin(angle) * w * 0.72 * far,
          w * random.between(0.05, 0.1),
          w * random.between(0.035, 0.07),
          { fill: '#fff' },
        )
      })
    : ''
  const gills = sample(25, t =>
    path(
      `M${(t - 0.5) * w * 1.9} ${-h + Math.sin(t * Math.PI) * w * 0.12}L${(t - 0.5) * w * 0.24} ${-h + w * 0.03}`,
      pen(ink.clay, 2.2),
    ),
  )
  return group(
    [
      path(
        ribbon(
          [
            [0, 6],
            [w * 0.06, -h * 0.4],
            [0, -h + 8],
          ],
          t => w * (0.18 - 0.07 * t),
        ),
        { fill: '#f6e4cd' },
      ),
      path(
        ribbon(
          [
            [0, 6],
            [w * 0.06, -h * 0.4],
            [0, -h + 8],
          ],
          t => w * (0.18 - 0.07 * t),
        ),
        pen(ink.clay, 2.4),
      ),
      sample(5, t =>
        path(
          `M${-w * 0.1 + t * w * 0.2} ${-10}q${w * 0.06} ${-h * 0.3} ${-t * 4} ${-h * 0.52}`,
          pen(ink.clayMid, 2),
        ),
      ),
      path(
        `M${-w * 0.34} ${-h * 0.62}C${-w * 0.2} ${-h * 0.72} ${w * 0.2} ${-h * 0.72} ${w * 0.34} ${-h * 0.62}C${w * 0.2} ${-h * 0.58} ${-w * 0.2} ${-h * 0.58} ${-w * 0.34} ${-h * 0.62}Z`,
        { fill: '#f6e4cd', stroke: ink.clay, strokeWidth: 2.4 },
      ),
      path(`M${-w} ${-h}C${-w * 0.6} ${-h + w * 0.2} ${w * 0.6} ${-h + w * 0.2} ${w} ${-h}Z`, {
        fill: '#f3d9bb',
      }),
      gills,
      path(
        `M${-w} ${-h}C${-w * 0.96} ${-h - w * 0.72} ${-w * 0.4} ${-h - w * 0.98} 0 ${-h - w}C${w * 0.4} ${-h - w * 0.98} ${w * 0.96} ${-h - w * 0.72} ${w} ${-h}C${w * 0.6} ${-h + w * 0.1} ${-w * 0.6} ${-h + w * 0.1} ${-w} ${-h}Z`,
        { fill: cap },
      ),
      dots,
    ],
    { transform: put(x, y, turn) },
  )
}

/** A chanterelle: a funnel with folds that run down the stem. */
function funnel({ x, y, w, h, turn }) {
  const folds = sample(9, t =>
    path(
      `M${(t - 0.5) * w * 0.3} ${-h * 0.1}C${(t - 0.5) * w * 0.4} ${-h * 0.55} ${(t - 0.5) * w * 0.9} ${-h * 0.8} ${(t - 0.5) * w * 1.8} ${-h * 0.96}`,
      pen(ink.clay, 2.4),
    ),
  )
  return group(
    [
      path(
        `M${-w * 0.16} 0C${-w * 0.2} ${-h * 0.5} ${-w * 0.4} ${-h * 0.8} ${-w} ${-h}C${-w * 0.7} ${-h * 1.14} ${-w * 0.3} ${-h * 1.02} 0 ${-h * 1.1}C${w * 0.3} ${-h * 1.02} ${w * 0.7} ${-h * 1.16} ${w} ${-h}C${w * 0.4} ${-h * 0.8} ${w * 0.2} ${-h * 0.5} ${w * 0.16} 0Z`,
        { fill: ink.ochre },
      ),
      folds,
    ],
    { transform: put(x, y, turn) },
  )
}

export function draw() {
  const sheet = press({ stock: paper.warm, seed: 92 })
  const random = seeded(14)
  const base = 1000
  sheet.under(path('M240 1000C240 560 480 250 800 250C1120 250 1360 560 1360 1000Z', { fill: '#dfe3cd' }))
  sheet.moss(
    frond({
      x: 300,
      y: base,
      angle: -1.95,
      length: 520,
      bend: 0.5,
      spread: 130,
      pairs: 17,
      lobes: 9,
      fill: ink.mossMid,
    }),
    frond({
      x: 1330,
      y: base,
      angle: -1.2,
      length: 560,
      bend: -0.5,
      spread: 140,
      pairs: 18,
      lobes: 9,
      fill: ink.mossMid,
    }),
  )
  sheet.clay(parasol({ x: 770, y: base, w: 240, h: 500, turn: -3, cap: ink.clay, spots: 26, random }))
  sheet.clay(
    parasol({ x: 1060, y: base, w: 150, h: 300, turn: 7, cap: ink.clayMid, spots: 0, random }),
    parasol({ x: 560, y: base, w: 110, h: 210, turn: -9, cap: ink.clay, spots: 12, random }),
  )
  sheet.clay(parasol({ x: 930, y: base, w: 66, h: 120, turn: 4, cap: ink.clay, spots: 7, random }))
  sheet.clay(
    funnel({ x: 1210, y: base, w: 84, h: 160, turn: 9 }),
    funnel({ x: 1290, y: base, w: 60, h: 104, turn: -7 }),
    funnel({ x: 430, y: base, w: 70, h: 120, turn: -6 }),
  )
  const tufts = sample(46, t => {
    const x = 240 + t * 1120 + random.between(-14, 14)
    return sample(5, s =>
      path(
        ribbon(
          bent({
            x,
            y: base + 12,
            angle: -2.2 + s * 1.3,
            length: random.between(24, 60),
            bend: random.between(-0.6, 0.6),
            steps: 5,
          }),
          q => 3.4 * (1 - q) + 0.4,
        ),
        { fill: random.next() < 0.6 ? ink.moss : ink.mossMid },
      ),
    )
  })
  sheet.moss(
    tufts,
    path(
      smooth([
        [190, 1012],
        [420, 1000],
        [700, 1016],
        [1000, 1002],
        [1260, 1014],
        [1410, 1008],
      ]),
      pen(ink.moss, 9),
    ),
  )
  sheet.moss(
    leaf({ x: 660, y: 1030, angle: 0.16, length: 120, width: 34, bend: 0.3, fill: ink.moss, veins: 6 }),
    circle(330, 1034, 15, { fill: ink.moss }),
    circle(368, 1040, 10, { fill: ink.mossMid }),
  )
  sheet.clay(
    leaf({ x: 1120, y: 1040, angle: -0.2, length: 130, width: 38, bend: -0.3, fill: ink.clay, veins: 6 }),
    specks(random, { count: 70, x: 800, y: 1036, spread: 400, tall: 8, r: 5, fill: ink.clay }),
  )
  return sheet.pull()
}
