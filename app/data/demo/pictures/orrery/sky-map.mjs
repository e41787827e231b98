import { circle, group, path } from '../drawing/canvas.mjs'
import { straight } from '../drawing/path.mjs'
import { hair, halo, ink } from './chart.mjs'
import { catalogue, figures } from './constellations.mjs'

/** Draws figures on a sheet: hairlines that stop short of the stars, and the stars sized by magnitude. */
export function constellations(
  art,
  project,
  { names = Object.keys(figures), color = ink.brass, width = 1.4, opacity = 0.75, size = 1, glow = true },
) {
  const seen = new Set()
  const lines = names.flatMap(name =>
    figures[name].flatMap(run =>
      run.slice(1).map((to, index) => {
        seen.add(run[index]).add(to)
        const [from, end] = [project(catalogue[run[index]]), project(catalogue[to])]
        const length = Math.hypot(end[0] - from[0], end[1] - from[1])
        const gap = Math.min(0.3, (11 * size) / length)
        const at = t => [from[0] + (end[0] - from[0]) * t, from[1] + (end[1] - from[1]) * t]
        return straight([at(gap), at(1 - gap)])
      }),
    ),
  )
  art.add(path(lines.join(''), hair(color, width, opacity)))
  const dots = [...seen].map(star => {
    const [x, y] = project(catalogue[star])
    const r = (1.5 + Math.max(0, 4.6 - catalogue[star][2]) * 1.05) * size
    if (glow && catalogue[star][2] < 2.3) halo(art, [x, y, r * 6, ink.glint, 0.55])
    return circle(x, y, r, { fill: ink.white })
  })
  art.add(group(dots))
}
