const MB = 1_048_576
const between = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, Math.floor(value)))

/**
 * How much of a machine's memory the embedded PostgreSQL may count on: it shares the machine with
 * the system and the browser. Its own default is of a machine of thirty years ago. JIT costs more
 * than any of our queries gains by it; a gigabyte of buffers, half a second of each start.
 * @param total bytes of memory of the machine
 */
export const memorySettings = (total: number): Readonly<Record<string, string>> => ({
  shared_buffers: `${between(128, total / MB / 8, 256)}MB`,
  effective_cache_size: `${between(256, total / MB / 2, 16_384)}MB`,
  work_mem: `${between(4, total / MB / 1024, 16)}MB`,
  jit: 'off',
})
