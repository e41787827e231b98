import { box, canvas, circle, group, line, path, tag } from '../drawing/canvas.mjs'
import { sample, smooth } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'

/** Two inks, their tints, and the papers. White inside an ink layer prints nothing: the paper shows. */
export const ink = {
  moss: '#3f5b3a',
  mossMid: '#7d9470',
  mossPale: '#c0ccae',
  pine: '#26402a',
  clay: '#b4552d',
  clayMid: '#d68f64',
  clayPale: '#ecc7a6',
  ochre: '#dcae62',
  blush: '#f0d3c2',
  bare: '#ffffff',
}
export const paper = {
  warm: '#f6eddc',
  cream: '#f3e6cc',
  rose: '#f6e4d6',
  sage: '#ebecd9',
  dusk: '#e9d5c6',
  straw: '#f3e2bc',
  night: '#1d2e20',
}

const inkFilter = (art, seed) =>
  art.filter(
    [
      tag('feTurbulence', {
        type: 'fractalNoise',
        baseFrequency: 0.05,
        numOctaves: 1,
        seed,
        result: 'rough',
      }),
      tag('feDisplacementMap', {
        in: 'SourceGraphic',
        in2: 'rough',
        scale: 3,
        xChannelSelector: 'R',
        yChannelSelector: 'G',
        result: 'edge',
      }),
      tag('feTurbulence', {
        type: 'fractalNoise',
        baseFrequency: '0.9 0.7',
        numOctaves: 1,
        seed: seed + 3,
        result: 'speck',
      }),
      tag('feColorMatrix', {
        in: 'speck',
        type: 'matrix',
        values: '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -3.4 0 0 0 2.72',
        result: 'holes',
      }),
      tag('feTurbulence', {
        type: 'fractalNoise',
        baseFrequency: 0.008,
        numOctaves: 2,
        seed: seed + 7,
        result: 'cloud',
      }),
      tag('feColorMatrix', {
        in: 'cloud',
        type: 'matrix',
        values: '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -0.9 0 0 0 1.36',
        result: 'patches',
      }),
      tag('feComposite', { in: 'edge', in2: 'holes', operator: 'in', result: 'worn' }),
      tag('feComposite', { in: 'worn', in2: 'patches', operator: 'in' }),
    ],
    0.02,
  )

function ground(art, color, seed) {
  const fibre = art.filter(
    [
      tag('feTurbulence', { type: 'fractalNoise', baseFrequency: '0.012 0.02', numOctaves: 3, seed }),
      tag('feColorMatrix', {
        type: 'matrix',
        values: '0 0 0 0 0.42 0 0 0 0 0.3 0 0 0 0 0.16 0.5 0 0 0 -0.16',
      }),
    ],
    0,
  )
  const random = seeded(seed)
  const threads = sample(46, () => {
    const [x, y, reach] = [
      random.between(0, art.width),
      random.between(0, art.height),
      random.between(10, 34),
    ]
    const curve = sample(4, t => [x + t * reach, y + random.between(-6, 6)])
    return path(smooth(curve), {
      fill: 'none',
      stroke: '#7a5a38',
      strokeWidth: 1.1,
      strokeOpacity: random.between(0.08, 0.26),
    })
  })
  return [
    box(0, 0, art.width, art.height, { fill: color }),
    box(0, 0, art.width, art.height, { filter: fibre, opacity: 0.3 }),
    threads,
  ]
}

/** The ruled frame, and below it the caption: rules of a few lengths where words would stand. */
function frame(art, color, seed) {
  const random = seeded(seed * 7 + 1)
  const [left, top, right, bottom] = [58, 58, art.width - 58, art.height - 58]
  const rule = (from, to, width) =>
    line(from, to, { stroke: color, strokeWidth: width, strokeLinecap: 'round' })
  const outline = (inset, width) =>
    box(left + inset, top + inset, right - left - inset * 2, bottom - top - inset * 2, {
      fill: 'none',
      stroke: color,
      strokeWidth: width,
    })
  const middle = art.width / 2
  const words = [random.between(60, 100), random.between(30, 60), random.between(70, 130)]
  const whole = words.reduce((sum, word) => sum + word + 16, -16)
  let at = middle - whole / 2
  const caption = words.map(word => {
    const drawn = rule([at, bottom - 46], [at + word, bottom - 46], 5)
    at += word + 16
    return drawn
  })
  const second = random.between(60, 110)
  return [
    outline(0, 2.6),
    outline(11, 1.1),
    caption,
    rule([middle - second / 2, bottom - 31], [middle + second / 2, bottom - 31], 2),
    [0, 1, 2].map(mark => rule([right - 90 + mark * 14, top + 36], [right - 90 + mark * 14, top + 52], 2)),
    circle(right - 42, top + 44, 7, { fill: 'none', stroke: color, strokeWidth: 2 }),
  ]
}

/**
 * A sheet in the press. `clay` and `moss` take shapes for the two inks; the clay plate sits a little off register.
 * `on: 'night'` prints light inks on dark paper instead.
 */
export function press({
  width = 1600,
  height = 1200,
  stock = paper.warm,
  seed = 1,
  framed = true,
  shift = [7, -5],
}) {
  const art = canvas({ width, height })
  const night = stock === paper.night
  const layers = { under: [], clay: [], moss: [], over: [] }
  const trim = art.clip(box(80, 80, width - 160, height - 206, {}))
  const plate = (shapes, filter, move) => {
    const full = box(0, 0, width, height, { fill: 'none' })
    const held = group([full, shapes], { filter, transform: move })
    return group([held], {
      style: night ? undefined : 'mix-blend-mode:multiply',
      clipPath: framed ? trim : undefined,
    })
  }
  return {
    ...art,
    bare: night ? paper.night : ink.bare,
    under: (...shapes) => layers.under.push(shapes),
    clay: (...shapes) => layers.clay.push(shapes),
    moss: (...shapes) => layers.moss.push(shapes),
    over: (...shapes) => layers.over.push(shapes),
    pull: () => {
      art.add(ground(art, stock, seed))
      if (layers.under.length) art.add(plate(layers.under, inkFilter(art, seed + 20), 'translate(-5 4)'))
      art.add(plate(layers.clay, inkFilter(art, seed + 2), `translate(${shift.join(' ')})`))
      art.add(plate(layers.moss, inkFilter(art, seed + 11)))
      if (layers.over.length) art.add(plate(layers.over, inkFilter(art, seed + 15), 'translate(3 3)'))
      if (framed) art.add(group(frame(art, night ? '#c9b98d' : ink.moss, seed), { opacity: 0.9 }))
      return art.print()
    },
  }
}
