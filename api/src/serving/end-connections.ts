import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Ends connections when the server is closed: those without a request at once, the others after their answer, and all of
 * them after `closeTimeout` milliseconds. Node itself waits for ever for a request that never ends.
 */
export function endConnectionsOnClose(server: FastifyInstance, closeTimeout: number) {
  /** How many requests are being answered on each open connection. */
  const running = new Map<Socket, number>();
  let closing = false;
  let timer: NodeJS.Timeout | undefined;

  server.server.on('connection', (socket: Socket) => {
    if (closing) return void socket.destroy();
    running.set(socket, 0);
    socket.once('close', () => running.delete(socket));
  });
  server.server.on('request', ({ socket }, response) => {
    running.set(socket, (running.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const remaining = (running.get(socket) ?? 1) - 1;
      if (running.has(socket)) running.set(socket, remaining);
      if (closing && remaining === 0) socket.end();
    });
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
  server.addHook('preClose', async () => {
    closing = true;
    for (const [socket, requests] of running) if (requests === 0) socket.destroy();
    timer = setTimeout(() => {
      for (const socket of running.keys()) socket.destroy();
    }, closeTimeout);
  });
  server.addHook('onClose', async () => clearTimeout(timer));
}
