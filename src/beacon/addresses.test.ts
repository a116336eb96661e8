import type { NetworkInterfaceInfo } from 'node:os';
import { inUrl, lanAddresses } from './addresses';

const v4 = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  family: 'IPv4',
  netmask: '',
  mac: '',
  cidr: null,
});
const v6 = (address: string): NetworkInterfaceInfo => ({
  ...v4(address),
  family: 'IPv6',
  scopeid: 0,
});

test.each([
  [
    'a laptop on Wi-Fi',
    {
      lo: [v4('127.0.0.1', true)],
      wlan0: [v4('192.168.178.20'), v6('fe80::1'), v6('2001:db8::1')],
    },
    ['192.168.178.20'],
  ],
  [
    'with docker and virtual machines',
    {
      docker0: [v4('172.17.0.1')],
      'br-9f': [v4('172.18.0.1')],
      veth1: [v4('10.1.1.1')],
      virbr0: [v4('192.168.122.1')],
      vboxnet0: [v4('192.168.56.1')],
      eth0: [v4('10.0.0.5')],
    },
    ['10.0.0.5'],
  ],
  [
    'on Windows with WSL',
    { 'vEthernet (WSL)': [v4('172.20.0.1')], 'Wi-Fi': [v4('192.168.1.7')] },
    ['192.168.1.7'],
  ],
  [
    'with a tunnel to work',
    { tun0: [v4('10.8.0.2')], utun3: [v4('192.168.99.1')], en0: [v4('172.16.4.4')] },
    ['172.16.4.4', '10.8.0.2', '192.168.99.1'],
  ],
  [
    'a public address beside a private one',
    { eth0: [v4('203.0.113.9')], eth1: [v4('10.0.0.5')] },
    ['10.0.0.5', '203.0.113.9'],
  ],
  ['no address assigned', { wlan0: [v4('169.254.7.7'), v6('fe80::7')] }, []],
  ['only IPv6', { wlan0: [v6('fe80::1'), v6('fd00::5')] }, ['fd00::5']],
  ['no network', { lo: [v4('127.0.0.1', true)], gone: undefined }, []],
])('finds addresses: %s', (_what, interfaces, addresses) => {
  expect(lanAddresses(interfaces)).toEqual(addresses);
});

test.each([
  ['10.0.0.1', '10.0.0.1'],
  ['fd00::5', '[fd00::5]'],
  ['table.example', 'table.example'],
])('%s is %s in a URL', (host, written) => {
  expect(inUrl(host)).toBe(written);
});
