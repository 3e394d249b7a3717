export const microphone = {
  title: 'Microphone',
  text: 'Dictum records on this device as you choose here. Nothing is recorded while this window is open.',
  systemDefault: 'System default',
  absent: '{{device}} (not connected)',
  speak: 'Say something: the bars follow your voice.',
  heard: 'You can be heard.',
  echo: {
    label: 'Echo cancellation',
    text: 'Turn it off for music, and if you wear headphones.',
  },
  noise: {
    label: 'Noise suppression',
    text: 'Turn it off for music, and when several people sit round a table.',
  },
  gain: {
    label: 'Automatic volume',
    text: 'Turn it off for music, and if the microphone has its own volume control.',
  },
  done: 'Done',
  retry: 'Try again',
  help: {
    denied:
      'Click the icon beside the address, allow the microphone, then try again. On a phone, the browser itself needs permission too: look in the phone’s privacy settings.',
    missing:
      'Connect a microphone or a headset, then try again. If a phone does not find its own microphone, restart the phone.',
    busy: 'Another application is using it. Close the call or the other recorder, then try again. On a phone, end the call or the voice message first.',
    unsupported:
      'Open Dictum over https in a current browser; on a phone, in Safari or Chrome and not inside another app. You can also upload an audio file.',
    unknown:
      'Reload the page and try again; on a phone, close the browser and open it again. You can also upload an audio file.',
  },
} as const
