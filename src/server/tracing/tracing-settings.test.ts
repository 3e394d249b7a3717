import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }

describe('traces', () => {
  it('go nowhere unless a collector is named', () => {
    expect(readConfig({ OTEL_SERVICE_NAME: 'notes' }).tracing).toBeNull()
  })

  it('go to the collector that is named, all of them', () => {
    expect(readConfig(ENDPOINT).tracing).toEqual({
      endpoint: 'http://collector:4318',
      headers: {},
      serviceName: 'dictum',
      sampleRatio: 1,
    })
  })

  it('go there with headers, whose values may be percent-encoded', () => {
    const list = 'authorization=Bearer%20a=b, x-tenant = 7,x-share=100%'
    expect(readConfig({ ...ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: list }).tracing?.headers).toEqual({
      authorization: 'Bearer a=b',
      'x-tenant': '7',
      'x-share': '100%',
    })
  })

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a token'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=b\r\nhost=c'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ])('are refused with %s=%s', (name, value) => {
    expect(() => readConfig({ ...ENDPOINT, [name]: value })).toThrow(new RegExp(`^${name}: `))
  })
})
