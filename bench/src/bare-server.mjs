// A minimal Node server: it answers every request with the same bytes and headers, which the parent process sets.
import { createServer } from 'node:http';

process.once('message', ({ status, headers, body }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      response.writeHead(status, headers);
      response.end(bytes);
    });
  });
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
  process.once('disconnect', () => process.exit(0));
});
