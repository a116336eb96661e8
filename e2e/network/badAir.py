"""Passes frames between two ports with delay and loss: badAir.py ONE OTHER LOSS DELAY_MS JITTER_MS.

For kernels without netem. Each frame keeps its virtio header, which says what the sender left to its
network card (checksums, segmentation), so that the next card does it.
"""

import heapq
import random
import select
import socket
import sys
import time

one, other, loss, delay, jitter = sys.argv[1:3] + [float(number) for number in sys.argv[3:]]
EVERYTHING, SOL_PACKET, PACKET_VNET_HDR, OUTGOING = 3, 263, 15, 4


def port(name):
    it = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(EVERYTHING))
    it.setsockopt(SOL_PACKET, PACKET_VNET_HDR, 1)
    it.bind((name, 0))
    return it


ports = [port(one), port(other)]
flying = []
print("blowing", flush=True)
while True:
    wait = max(0, flying[0][0] - time.monotonic()) if flying else None
    for source in select.select(ports, [], [], wait)[0]:
        frame, (_, _, kind, *_) = source.recvfrom(70_000)
        if kind != OUTGOING and random.random() >= loss:
            lands = time.monotonic() + (delay + random.uniform(-jitter, jitter)) / 1000
            target = ports[1 - ports.index(source)]
            heapq.heappush(flying, (lands, random.random(), target, frame))
    while flying and flying[0][0] <= time.monotonic():
        _, _, target, frame = heapq.heappop(flying)
        try:
            target.send(frame)
        except OSError:
            pass  # that end is unplugged at the moment
