import { circle, group, path, pen, put } from '../drawing/canvas.mjs'
import { around, sample, smooth } from '../drawing/path.mjs'
import { noiseField, seeded } from '../drawing/random.mjs'
import { rosette } from './flowers.mjs'
import { ink, paper, press } from './press.mjs'

/** A floating pad with its slit and veins, seen from above. */
function pad(noise, { x, y, r, turn, fill }) {
  const rim = sample(46, t => {
    const angle = 0.13 + t * (Math.PI * 2 - 0.26)
    const far = r * (0.97 + 0.035 * noise(Math.cos(angle) * 2 + x, Math.sin(angle) * 2))
    return [Math.cos(angle) * far, Math.sin(angle) * far]
  })
  const veins = sample(17, t => {
    const angle = 0.34 + t * (Math.PI * 2 - 0.68)
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const [f, g] = [Math.cos(angle + 0.13), Math.sin(angle + 0.13)]
    const [h, k] = [Math.cos(angle - 0.13), Math.sin(angle - 0.13)]
    return path(
      `M0 0L${c * r * 0.62} ${s * r * 0.62}M${c * r * 0.5} ${s * r * 0.5}L${f * r * 0.86} ${g * r * 0.86}M${c * r * 0.5} ${s * r * 0.5}L${h * r * 0.86} ${k * r * 0.86}`,
      pen('#fff', r * 0.012 + 1),
    )
  })
  return group([path(`${smooth([[r * 0.06, 0], ...rim, [r * 0.06, 0]])}Z`, { fill }), veins], {
    transform: put(x, y, turn),
  })
}

const lily = (x, y, scale, turn, tones) =>
  rosette({
    x,
    y,
    scale,
    turn,
    rows: [
      {
        count: 9,
        length: 196,
        width: 44,
        fill: tones[0],
        edge: ink.clay,
        line: ink.clayMid,
        lines: 3,
        shape: 'oval',
      },
      {
        count: 9,
        offset: 0.5,
        length: 168,
        width: 42,
        fill: tones[1],
        edge: ink.clay,
        line: ink.clayMid,
        lines: 3,
        shape: 'oval',
      },
      {
        count: 8,
        offset: 0.2,
        length: 126,
        width: 36,
        fill: tones[2],
        edge: ink.clay,
        line: ink.clay,
        lines: 1,
        shape: 'oval',
      },
      {
        count: 13,
        offset: 0.1,
        length: 66,
        width: 9,
        fill: ink.ochre,
        edge: ink.clay,
        lines: 0,
        shape: 'oval',
      },
      {
        count: 9,
        offset: 0.6,
        length: 38,
        width: 8,
        fill: ink.ochre,
        edge: ink.clay,
        lines: 0,
        shape: 'oval',
      },
    ],
  })

function koi({ x, y, turn, scale }) {
  return group(
    [
      path(
        'M150 0C120 -50 20 -56 -80 -16C-120 -34 -150 -50 -178 -46C-160 -20 -160 20 -178 46C-150 50 -120 34 -80 16C20 56 120 50 150 0Z',
        { fill: ink.clay },
      ),
      path('M60 -40C40 -84 0 -96 -30 -92C-20 -64 0 -44 24 -38ZM60 40C40 84 0 96 -30 92C-20 64 0 44 24 38Z', {
        fill: ink.clayMid,
      }),
      path('M100 -34C70 -46 50 -20 70 0C90 20 60 40 30 44C0 30 0 -10 20 -46Z', { fill: '#fff' }),
      path('M-20 -34C-50 -28 -60 0 -34 20C-14 30 -30 -10 -20 -34Z', { fill: '#fff' }),
      circle(122, -18, 5, { fill: ink.pine }),
      circle(122, 18, 5, { fill: ink.pine }),
    ],
    { transform: put(x, y, turn, scale) },
  )
}

export function draw() {
  const sheet = press({ stock: paper.sage, seed: 83 })
  const random = seeded(5)
  const noise = noiseField(13)
  const rings = [
    [420, 330, 5],
    [1260, 800, 6],
    [980, 240, 3],
  ].flatMap(([x, y, count]) =>
    sample(count, t => path(smooth(around(30, [x, y], 60 + t * 240, 0.92), true), pen('#a9bba0', 3))),
  )
  sheet.under(path('M60 60H1540V1140H60Z', { fill: '#d3dcc6' }), rings)
  sheet.clay(
    koi({ x: 760, y: 330, turn: 28, scale: 0.82 }),
    koi({ x: 1010, y: 960, turn: -160, scale: 0.74 }),
  )
  const pads = [
    [430, 680, 270, 40, 'moss'],
    [1130, 420, 250, 150, 'moss'],
    [800, 620, 170, -60, 'mossMid'],
    [240, 300, 150, 100, 'mossMid'],
    [1360, 820, 190, -120, 'moss'],
    [620, 990, 130, -20, 'mossMid'],
    [1400, 230, 110, 60, 'mossMid'],
    [930, 830, 90, 200, 'moss'],
    [560, 240, 84, 0, 'moss'],
    [230, 1000, 92, 10, 'moss'],
    [1130, 1010, 70, 80, 'mossMid'],
  ]
  sheet.moss(pads.map(([x, y, r, turn, fill]) => pad(noise, { x, y, r, turn, fill: ink[fill] })))
  const hole = (x, y, r) =>
    path(
      smooth(
        around(24, [x, y], () => r * random.between(0.9, 1)),
        true,
      ),
      { fill: ink.bare },
    )
  sheet.moss(hole(510, 590, 148), hole(1190, 520, 178))
  sheet.clay(
    lily(510, 590, 0.95, 10, ['#f3d6c4', '#f7e3d4', '#fbefe4']),
    lily(1190, 520, 1.12, 30, [ink.clayMid, '#e6b08c', ink.clayPale]),
  )
  sheet.clay(
    group(
      [
        path('M0 0C-40 -30 -40 -90 0 -140C40 -90 40 -30 0 0Z', { fill: ink.clayMid }),
        path('M0 -6C-12 -40 -10 -90 0 -130M0 -6C12 -40 10 -90 0 -130', pen(ink.clay, 3)),
      ],
      { transform: put(1340, 700, 24, 0.86) },
    ),
  )
  return sheet.pull()
}
